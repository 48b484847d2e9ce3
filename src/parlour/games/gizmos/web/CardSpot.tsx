/** A gizmo that can be looked at and, where its deeds are legal, built, filed or used on the spot. */
import { Act, cited, saidPlain, sign, useRefusals, useTable } from "@shell/kit";
import { type ReactNode, useEffect, useState } from "react";
import type { Mark } from "./chain";
import { type Deed, due, isMeant, useCard, useDesk } from "./desk";
import { Icon, type Sign } from "./icons";
import { places } from "./motions";

export const DEED_SIGNS: Record<Deed["verb"], Sign> = { Build: "build", File: "file", Use: "play" };

interface Props {
  gizmo: number;
  deeds: Deed[];
  label: string;
  children: ReactNode;
  mark?: Mark | null;
  /** It stands elsewhere on the board, too, and only there it travels. */
  still?: boolean;
}

export function CardSpot(props: Props) {
  const { gizmo, deeds, label, children, mark = null, still = false } = props;
  const desk = useDesk();
  const card = useCard(gizmo);
  const { offered, armed } = useTable();
  const [near, setNear] = useState(false);
  const [focused, setFocused] = useState(false);
  const sure = deeds.some((deed) => deed.move === armed);
  const active = near || focused || sure;
  const { leave } = desk;
  // What was in front of the board goes without the pointer or the focus leaving it.
  useEffect(() => () => leave(gizmo), [leave, gizmo]);

  const moves = deeds.map((deed) => deed.move);
  const refusals = useRefusals(moves, focused);
  const legal = deeds.filter((deed) => offered.has(deed.move));
  const pending = mark === "pending" && legal.length > 0; // a lesson may want one of several
  const meant = isMeant(desk.point, card.code, ...(pending ? ["pending"] : []));
  const said = deeds.flatMap((deed) => {
    const refusal = refusals.get(deed.move);
    if (refusal) return [`${deed.verb} not allowed: ${saidPlain(cited(refusal))}`];
    return offered.has(deed.move) ? [`You may ${deed.verb} it.`] : [];
  });
  // Nearly everything can be filed nearly always, so that shines only where it is the question.
  const shining = legal.filter(
    (deed) => deed.verb !== "File" || due(desk.view)?.kind === "GrantedFile",
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its buttons do
    <div
      className="gz-spot"
      data-gizmo={gizmo}
      data-armed={sure || undefined}
      data-thing={sign({ sort: "card", id: card.code })}
      data-place={still ? undefined : places.card(gizmo)}
      data-chain={mark ?? undefined}
      data-can={shining.length > 0 ? "much" : legal.length > 0 ? "some" : undefined}
      data-meant={meant || undefined}
      data-active={active || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        setNear(true);
        desk.inspect(gizmo);
      }}
      onPointerLeave={() => {
        setNear(false);
        desk.leave(gizmo);
      }}
      onFocus={(event) => {
        if (!event.target.matches(":focus-visible")) return;
        setFocused(true);
        desk.inspect(gizmo);
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        desk.leave(gizmo);
      }}
    >
      <button
        type="button"
        className="gz-open"
        data-rove
        tabIndex={-1}
        onClick={() => desk.open(gizmo, deeds)}
      >
        <span className="unseen">{[label, ...said].join(" ")}</span>
        {children}
      </button>
      {shining.length > 0 && !active && (
        <span className="gz-tags" aria-hidden="true">
          {shining.map((deed) => (
            <Icon key={deed.verb} sign={DEED_SIGNS[deed.verb]} />
          ))}
        </span>
      )}
      {active && deeds.length > 0 && desk.live && desk.viewer !== null && (
        <span className="gz-acts">
          {deeds.map((deed) => (
            <Act
              key={deed.verb}
              move={deed.move}
              className="gz-act"
              label={`${deed.verb} ${card.name}`}
            >
              <Icon sign={DEED_SIGNS[deed.verb]} />
              {deed.verb}
            </Act>
          ))}
        </span>
      )}
    </div>
  );
}
