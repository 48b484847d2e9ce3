/** A panel laid over the triangle while something is being decided; it can be pushed aside. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props {
  title: string;
  note?: string;
  testid?: string;
  "data-meant"?: true;
  children: ReactNode;
}

export function Stage({ title, note, testid, children, ...rest }: Props) {
  const [aside, setAside] = useState(false);
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  // On a phone it may open above or below what is in sight. (The call may return a promise.)
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      ref={box}
      className="gz-stage"
      aria-labelledby={heading}
      data-aside={aside || undefined}
      data-testid={testid}
      {...rest}
    >
      <header>
        <h3 id={heading}>{title}</h3>
        {note && <span className="gz-note">{note}</span>}
        <button
          type="button"
          className="gz-aside"
          aria-expanded={!aside}
          onClick={() => setAside(!aside)}
        >
          {aside ? "Back to it" : "Show the table"}
        </button>
      </header>
      {!aside && children}
    </section>
  );
}
