/** After the end: who has won, what the points are made of, and how it went. */
import type { Room } from "../generated/messages";
import { story } from "../net/api";
import { useLoad } from "../net/useLoad";
import { Breakdown } from "../result/Breakdown";
import { Chart } from "../result/Chart";
import "../result/result.css";
import { Button } from "../ui/Button";
import { Loading, Notice } from "../ui/Notice";
import { Said } from "../ui/Said";

const FEW = 5; // more rows leave no room below them

export function ScreenResult({ room }: { room: Room }) {
  const loaded = useLoad(`story ${room.code}`, () => story(room.code));
  if (loaded.state === "loading") return <Loading>Adding up…</Loading>;
  if (loaded.state === "failed") {
    return (
      <Notice
        title="The result is not here"
        tone="problem"
        actions={<Button onClick={loaded.again}>Try again</Button>}
      >
        {loaded.fault.message}
      </Notice>
    );
  }
  const told = loaded.value;
  const said = told.headlines[told.names.length];
  const score = Object.entries(told.figures).find(([, steps]) => steps.flat().some(Boolean));
  return (
    <section
      className="screen-result"
      data-testid="result"
      data-crowd={told.names.length > FEW}
      aria-label="Result"
    >
      <h2>{said && <Said text={said} quiet />}</h2>
      <Breakdown told={told} sides={room.sides} />
      {score && <Chart name={score[0]} names={told.names} steps={score[1]} />}
    </section>
  );
}
