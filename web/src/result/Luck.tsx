/** The seed, and the check that it is the one promised at the start: done here, by this browser. */
import { useEffect, useState } from "react";
import { Icon } from "../ui/Icon";

interface LuckProps {
  seed: string;
  commitment: string;
}

type Verdict = "checking" | "kept" | "broken" | "unable";

const WORDS: Record<Verdict, string> = {
  checking: "Checking…",
  kept: "Checked by your browser: this seed is the one promised before the first move.",
  broken: "This seed is not the one that was promised before the first move.",
  unable: "This browser checks only on secure pages; the promise is the SHA-256 of the text below.",
};

/** Keep in step with `commitment` of the kernel. */
export const promised = (seed: string) => `parlour luck:${seed}`;

export function Luck({ seed, commitment }: LuckProps) {
  const [verdict, setVerdict] = useState<Verdict>("checking");
  useEffect(() => {
    let wanted = true;
    judge(seed, commitment).then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
  }, [seed, commitment]);
  return (
    <section className="luck" data-testid="seed" data-verdict={verdict}>
      <h3>The luck of this game</h3>
      <p className={verdict === "broken" ? "luck-broken" : ""}>
        {verdict === "kept" && <Icon name="check" />} {WORDS[verdict]}
      </p>
      <dl className="small">
        <dt>Promise</dt>
        <dd className="numeral">{commitment}</dd>
        <dt>Seed</dt>
        <dd className="numeral">{seed}</dd>
        {verdict === "unable" && (
          <>
            <dt>Text</dt>
            <dd className="numeral">{promised(seed)}</dd>
          </>
        )}
      </dl>
      <p className="small soft">
        <code>parlour replay FILE --verify</code> plays the downloaded record again, and checks
        everything that chance has brought.
      </p>
    </section>
  );
}

export async function judge(seed: string, commitment: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unable";
  const text = new TextEncoder().encode(promised(seed));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment ? "kept" : "broken";
}
