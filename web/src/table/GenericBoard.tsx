/** The view as a list that can be read: for games that have drawn no board yet. */
import "./generic.css";

export function GenericBoard({ view }: { view: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keyboard too
    <section className="generic" aria-label="What is on the table" tabIndex={0}>
      <Things of={view} />
    </section>
  );
}

function Things({ of }: { of: unknown }) {
  if (of === null || typeof of !== "object") return <>{plain(of)}</>;
  if (Array.isArray(of) && of.every((part) => part === null || typeof part !== "object")) {
    return <>{of.length ? of.map(plain).join(", ") : "none"}</>;
  }
  return (
    <dl>
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name.replaceAll("_", " ")}</dt>
          <dd>
            <Things of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function plain(value: unknown): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
