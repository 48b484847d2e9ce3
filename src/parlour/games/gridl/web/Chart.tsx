/** The chart of feelings: five degrees of two words, and what lies on them. */
import { Act, Roving, SeatMark, useTable } from "@shell/kit";
import type { CSSProperties } from "react";
import { type Charted, type Spot, spotsOf } from "./chart";
import { confirmedIn, decides, useDesk } from "./desk";
import { places } from "./motions";
import { TeamToken } from "./TeamToken";

/** `revealed`: the card comes to light just now. */
export function Chart({ chart, revealed }: { chart: Charted; revealed: boolean }) {
  const { pieces } = useDesk();
  const rows = spotsOf(chart, pieces);
  const [across, up] = chart.words;
  const low = pieces.degrees[0];
  const high = pieces.degrees.at(-1);
  return (
    <section
      className="gl-chart"
      aria-label="The chart"
      data-secret={chart.key !== null && chart.secret}
      data-revealed={revealed}
    >
      <p className="gl-axis" data-axis="row" data-empty={!across}>
        <small>{low}</small>
        <Word word={across} axis="row" />
        <small>{high}</small>
      </p>
      <ol className="gl-labels numeral" data-axis="row" aria-hidden="true">
        {rows.map(([first]) => (
          <li key={first?.row}>{(first?.row ?? 0) + 1}</li>
        ))}
      </ol>
      <Roving label="Cells" className="gl-cells">
        {rows.flat().map((spot) => (
          <Cell key={spot.name} spot={spot} chart={chart} height={rows.length} />
        ))}
      </Roving>
      <ol className="gl-labels numeral" data-axis="column" aria-hidden="true">
        {pieces.columns.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p className="gl-axis" data-axis="column" data-empty={!up}>
        <small>{low}</small>
        <Word word={up} axis="column" />
        <small>{high}</small>
      </p>
    </section>
  );
}

function Word({ word, axis }: { word: string | null | undefined; axis: "row" | "column" }) {
  const longest = { "--letters": Math.max(5, word?.length ?? 0) } as CSSProperties;
  return (
    <b className="gl-word" style={longest} data-place={places.axis(axis)}>
      <span className="unseen">{axis === "row" ? "Rows: " : "Columns: "}</span>
      <span className={word ? "" : "gl-no-word"}>{word ?? `${axis} word`}</span>
    </b>
  );
}

/**
 * A press points there, or places the side-guess, if that may be done now; else it says why not. In a
 * lesson that goes on with the guess itself, a press is the guess.
 */
function Cell({ spot, chart, height }: { spot: Spot; chart: Charted; height: number }) {
  const { due, viewer, live, shown } = useDesk();
  const { offered, point } = useTable();
  const side = due?.kind === "SideGuessing" && decides(due, viewer);
  const ways = side ? ["side-guess"] : ["point", "guess"];
  const deed = ways.find((way) => offered.has(`${way} ${spot.name}`)) ?? ways[0];
  const move = live && !shown ? `${deed} ${spot.name}` : null;
  const [guess, ...meant] = point?.split(" ") ?? [];
  const { column, row, name } = spot;
  return (
    <Act
      move={move}
      className="gl-cell"
      data-rove={`${column},${height - row},0`}
      data-thing={`place:${name}`}
      data-place={places.cell(name)}
      data-covered={spot.covered}
      data-worth={spot.worth || undefined}
      data-key={spot.key || undefined}
      data-shown={spot.shown || undefined}
      data-pointed={(guess === "guess" && meant.includes(name)) || undefined}
      style={{ "--x": column, "--y": row } as CSSProperties}
    >
      <span className="unseen">{spot.words}</span>
      <i className="gl-name" aria-hidden="true">
        {name}
      </i>
      {spot.covered && <Cross />}
      {spot.worth > 0 && (
        <b className="gl-worth numeral" aria-hidden="true">
          {spot.worth}
        </b>
      )}
      {spot.gone && <i className="gl-gone" />}
      {spot.side && <TeamToken team={1 - chart.team} side />}
      {spot.guessed && <TeamToken team={chart.team} />}
      {spot.pointed && <Pointer />}
    </Act>
  );
}

/** With those who have confirmed. */
function Pointer() {
  const agreed = confirmedIn(useDesk().view);
  return (
    <span className="gl-pointer">
      <Pin />
      <span className="gl-agreed">
        {agreed.map((seat) => (
          <SeatMark key={seat} seat={seat} size={12} />
        ))}
      </span>
    </span>
  );
}

export function Pin() {
  return (
    <svg className="gl-pin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 22s-7-7.4-7-13a7 7 0 0 1 14 0c0 5.6-7 13-7 13z" />
      <circle cx="12" cy="9" r="2.8" />
    </svg>
  );
}

export function Cross() {
  return (
    <svg className="gl-cross" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
