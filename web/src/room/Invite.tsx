/** The link that brings friends to the table. */
import { useState } from "react";
import type { Room } from "../generated/messages";
import { Button } from "../ui/Button";
import { copyText } from "../ui/useShare";

export function Invite({ room }: { room: Room }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(`/t/${room.code}`, location.href).href;
  const copy = async () => setCopied(await copyText(address));
  return (
    <section className="room-card" aria-labelledby="room-invite">
      <h2 id="room-invite">Invite friends</h2>
      <div className="room-link">
        <code data-testid="invite">{address}</code>
        <Button icon={copied ? "check" : "copy"} onClick={copy}>
          {copied ? "Copied" : "Copy link"}
        </Button>
      </div>
      <p className="soft small">
        Or tell them the code <b className="room-code numeral">{room.code}</b>. No account is
        needed.
      </p>
    </section>
  );
}
