/** What a team proposes, who is for it, what the Gridmaster says to it, and what one can do about it. */
import { Act, SeatMark, useTable } from "@shell/kit";
import { agreeingOf, decides, listed, nameOf, proposalOf, teamOf, useDesk } from "./desk";
import { called, written } from "./moves";

export function Agreeing() {
  const { due: asked, view, viewer, seats, pieces } = useDesk();
  const { offered } = useTable();
  const due = agreeingOf(view, viewer);
  if (!due || viewer === null) return null;
  const proposal = proposalOf(due);
  const several = (due.seats?.length ?? 0) > 1;
  const guessing = due.kind === "Guessing";
  if (!proposal) {
    return guessing && decides(due, viewer) ? (
      <p className="gl-agree" data-empty="">
        {due.pointed?.length ? "Point at a second cell." : "Point at a cell."}
      </p>
    ) : null;
  }
  const words = called(proposal, view, seats, pieces);
  const move = written(proposal, pieces);
  const agreed = due.agreed ?? [];
  const names = listed(agreed.map((seat) => nameOf(seats, seat, viewer)));
  const wanted = decides(due, viewer) && !agreed.includes(viewer);
  const confirms = wanted && (due === asked || offered.has(move));
  return (
    <section className="gl-agree" aria-label="Proposal" data-team={teamOf(view, viewer)}>
      <p>
        {!confirms && (
          <>
            {guessing ? "Pointed at" : "Proposed"}: <b>{words}</b>{" "}
          </>
        )}
        {agreed.map((seat) => (
          <SeatMark key={seat} seat={seat} size={14} />
        ))}{" "}
        <small>
          {names ? `For it: ${names}.` : several ? "Nobody has confirmed yet." : ""}
          {due.sign && ` The Gridmaster ${due.sign === "nod" ? "nods." : "shakes their head."}`}
        </small>
      </p>
      {confirms && (
        <Act move={move} className="gl-button gl-confirm">
          Confirm <b>{words}</b>
        </Act>
      )}
      {offered.has("take back") && (
        <Act move="take back" className="gl-button">
          Take back
        </Act>
      )}
      {viewer === view.gridmaster && !decides(due, viewer) && due.kind !== "Guessing" && <Nods />}
      {due.sign && <Sign yes={due.sign === "nod"} />}
    </section>
  );
}

function Nods() {
  return (
    <span className="gl-nods">
      <Act move="nod" className="gl-button" data-sign="nod">
        <SignShape yes /> Nod
      </Act>
      <Act move="shake" className="gl-button" data-sign="shake">
        <SignShape yes={false} /> Shake
      </Act>
    </span>
  );
}

function Sign({ yes }: { yes: boolean }) {
  return (
    <span className="gl-sign" data-sign={yes ? "nod" : "shake"}>
      <SignShape yes={yes} />
    </span>
  );
}

/** A head that moves up and down, or from side to side. */
function SignShape({ yes }: { yes: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={yes ? "M12 4v16m-4-4l4 4 4-4M8 8l4-4 4 4" : "M4 12h16m-4-4l4 4-4 4M8 8l-4 4 4 4"} />
    </svg>
  );
}
