/** Who can sit where, which way is forward, and who plays when there are two, three or four. */
import { Button } from "@shell/ui/Button";
import { Select, Switch } from "@shell/ui/Field";
import type { CSSProperties } from "react";
import { plastic, seatShape, svgPath } from "../scene/glyphs";
import { COUNTS, type Count, type Seat } from "./format";
import { AROUND, COMPASS, keyOf } from "./geometry";
import * as seating from "./seating";
import type { Bench } from "./useBench";

export function SeatsPanel({ bench }: { bench: Bench }) {
  const { design, edit } = bench;
  return (
    <div className="ws-seats">
      <ul>
        {design.seats.map((seat, i) => (
          <OneSeat key={seat.id} {...{ bench, seat }} place={i} />
        ))}
      </ul>
      {design.seats.length < 4 && (
        <div className="ws-row">
          {seating.freeSides(design).map((id) => (
            <Button
              key={id}
              icon="plus"
              data-testid={`add-seat-${id}`}
              onClick={() => edit((now) => seating.withSeat(now, id))}
            >
              Seat {seating.nameOf(id)}
            </Button>
          ))}
        </div>
      )}
      {COUNTS.map((count) => (
        <Seated key={count} {...{ bench, count }} />
      ))}
    </div>
  );
}

interface OneSeatProps {
  bench: Bench;
  seat: Seat;
  place: number;
}

function OneSeat({ bench: { design, edit }, seat, place }: OneSeatProps) {
  const { id, colour } = seat;
  const name = seating.nameOf(id);
  const colours = [...new Set([...seating.SIDES.map((side) => side.colour), colour])];
  return (
    <li data-testid={`seat-${id}`} style={{ "--seat": plastic(colour, place) } as CSSProperties}>
      <h3>
        <svg viewBox="-1.3 -1.3 2.6 2.6" width="16" height="16" aria-hidden="true">
          <path d={svgPath(seatShape(place))} />
        </svg>
        {name}
        <span className="small soft">
          {seat.pads.length} pads, {seat.markers.length} markers
        </span>
      </h3>
      <div className="ws-row">
        <Select
          label="Color"
          aria-label={`Color of ${name}`}
          value={colour}
          onChange={(event) =>
            edit((now) => seating.withSeatChanged(now, id, { colour: event.target.value }))
          }
        >
          {colours.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Select
          label="Forward is"
          aria-label={`Forward for ${name}`}
          value={keyOf(seat.forward)}
          onChange={(event) => {
            const forward = AROUND.find((way) => keyOf(way) === event.target.value);
            if (forward) edit((now) => seating.withSeatChanged(now, id, { forward }));
          }}
        >
          {AROUND.map((way, i) => (
            <option key={keyOf(way)} value={keyOf(way)}>
              {COMPASS[i]}
            </option>
          ))}
        </Select>
        <Button
          look="quiet"
          icon="close"
          aria-label={`Remove the seat ${name}`}
          disabled={design.seats.length <= 2}
          onClick={() => edit((now) => seating.withoutSeat(now, id))}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Who sits down when so many play, in the order of their turns. */
function Seated({ bench: { design, edit }, count }: { bench: Bench; count: Count }) {
  const seated = design.seating[count];
  const enough = design.seats.length >= Number(count);
  return (
    <fieldset className="ws-seated" data-testid={`seating-${count}`}>
      <legend className="unseen">For {count} players</legend>
      <Switch
        label={`For ${count} players`}
        checked={seated !== undefined}
        disabled={!enough && !seated}
        onChange={(on) =>
          edit((now) =>
            seating.withSeating(now, count, on ? seating.usualSeating(now, count) : null),
          )
        }
      />
      {seated && (
        <div className="ws-row">
          {seated.map((id, turn) => (
            <Select
              key={COMPASS[turn] ?? turn}
              label={`Turn ${turn + 1}`}
              quiet
              value={id}
              onChange={(event) =>
                edit((now) =>
                  seating.withSeating(now, count, swapped(seated, turn, event.target.value)),
                )
              }
            >
              {design.seats.map((seat) => (
                <option key={seat.id} value={seat.id}>
                  {turn + 1}. {seating.nameOf(seat.id)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** A seat at another turn; who had that turn takes the seat's old one. */
function swapped(seated: string[], turn: number, id: string): string[] {
  const was = seated[turn] ?? id;
  return seated.map((each, i) => (i === turn ? id : each === id ? was : each));
}
