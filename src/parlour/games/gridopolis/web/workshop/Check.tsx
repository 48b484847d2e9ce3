/** What the server says of the design: whether it can be played, what is wrong, what it takes. */
import { Icon } from "@shell/ui/Icon";
import { cellsOf, type Finding } from "./findings";
import { type Cell, COUNTS } from "./format";
import type { Inspected } from "./useInspection";

interface Props {
  game: string;
  inspected: Inspected;
  onPoint(cells: Cell[]): void;
  onGo(cell: Cell): void;
}

export function Check({ game, inspected, onPoint, onGo }: Props) {
  const { answer, about, fresh, fault } = inspected;
  const errors = answer?.errors ?? [];
  const warnings = answer?.warnings ?? [];
  const list = (findings: Finding[], kind: "error" | "warning") => (
    <ul className="ws-findings" data-testid={`${kind}s`} aria-label={`${kind}s`}>
      {findings.map((finding) => {
        const cells = cellsOf(finding, about);
        const [first] = cells;
        return (
          <li
            key={`${finding.rule} ${finding.where} ${finding.message}`}
            data-kind={kind}
            data-where={finding.where}
          >
            <button
              type="button"
              className="ws-finding"
              onPointerEnter={() => onPoint(cells)}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint(cells)}
              onBlur={() => onPoint([])}
              onClick={() => first && onGo(first)}
            >
              {said(finding)}
            </button>
            {finding.rule && (
              <a
                className="ws-rule small"
                href={`/games/${game}/rules#${finding.rule}`}
                target="_blank"
                rel="noreferrer"
              >
                {finding.rule}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="ws-check" data-fresh={fresh} data-testid="check">
      <p className="ws-verdict" role="status" data-testid="verdict" data-ok={answer?.ok ?? null}>
        <Icon name={answer?.ok ? "check" : answer && !fault ? "close" : "help"} />
        {verdict(inspected)}
      </p>
      {list(errors, "error")}
      {warnings.length > 0 && <h3 className="small soft">To think about</h3>}
      {warnings.length > 0 && list(warnings, "warning")}
      {answer && Object.keys(answer.box).length > 0 && <Counts answer={answer} />}
    </div>
  );
}

function verdict({ answer, fresh, fault }: Inspected): string {
  if (fault) return `It could not be checked: ${fault}`;
  if (!answer) return "Being checked…";
  const number = answer.errors.length;
  const said = answer.ok
    ? `It can be played by ${listed(answer.players)} players.`
    : `${number} ${number === 1 ? "thing has" : "things have"} to be mended before it can be played.`;
  return fresh ? said : `${said} (Being checked again…)`;
}

const listed = (numbers: number[]): string => numbers.join(", ").replace(/, (\d+)$/, " or $1");

/** A value of the wrong shape says where it is: there is nothing on the maps to point at. */
const said = ({ where, message }: Finding): string =>
  where && message.startsWith("expected") ? `${where}: ${message}` : capital(message);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Every part for every number of players, reserves included, against what is in the box. */
export function Counts({ answer: { parts, box } }: { answer: NonNullable<Inspected["answer"]> }) {
  const counts = COUNTS.filter((count) => parts[count]);
  if (counts.length === 0) return null;
  return (
    <table className="ws-counts" data-testid="counts">
      <caption className="small soft">Parts needed, reserves included</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              <span className="unseen">for </span>
              {count}
              <span className="unseen"> players</span>
            </th>
          ))}
          <th scope="col">Box</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(box).map(([part, most]) => (
          <tr key={part}>
            <th scope="row">{capital(part)}</th>
            {counts.map((count) => {
              const needed = parts[count]?.[part] ?? 0;
              const over = needed > most;
              return (
                <td
                  key={count}
                  className="numeral"
                  data-part={part}
                  data-players={count}
                  data-over={over || undefined}
                >
                  {needed}
                  {over && (
                    <>
                      <span aria-hidden="true"> !</span>
                      <span className="unseen"> too many</span>
                    </>
                  )}
                </td>
              );
            })}
            <td className="numeral">{most}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
