/** What a gizmo does, as signs. The words are told beside it, so all of this is hidden from them. */
import { Fragment } from "react";
import type { CardPiece, Conversion, Gain, Trigger } from "./generated";
import { Icon, type Sign } from "./icons";
import { Marble, Swatch } from "./Marble";

interface Props {
  card: CardPiece;
  /** In a tableau the column already says what triggers it. */
  bare?: boolean;
}

export function Effect({ card, bare = false }: Props) {
  return (
    <span className="gz-effect" aria-hidden="true">
      {card.trigger && card.gain ? (
        <>
          <When trigger={card.trigger} bare={bare} />
          <Icon sign="arrow" className="gz-then" />
          <span className="gz-part">
            <Gives gain={card.gain} />
          </span>
        </>
      ) : card.converts.length > 0 ? (
        <Converter parts={card.converts} />
      ) : (
        <Lasting card={card} />
      )}
    </span>
  );
}

function When({ trigger, bare }: { trigger: Trigger; bare: boolean }) {
  const any = trigger.colors.length === 0 && !trigger.from_archive && !trigger.built_level;
  return (
    <>
      {(!bare || any) && <Icon sign={trigger.when} className="gz-verb" />}
      {trigger.from_archive && <Swatch sign="file" />}
      {trigger.built_level === 2 && <Swatch words="II" />}
      {trigger.colors.map((color, i) => (
        <Fragment key={color}>
          {i > 0 && <span className="gz-or">/</span>}
          {trigger.when === "build" ? <Swatch color={color} /> : <Marble color={color} />}
        </Fragment>
      ))}
    </>
  );
}

function Gives({ gain }: { gain: Gain }) {
  const times = Array.from({ length: gain.amount }, (_, i) => i);
  switch (gain.what) {
    case "draw":
      return times.map((i) => <Marble key={i} color="random" />);
    case "pick":
      return times.map((i) => <Icon key={i} sign="pick" className="gz-verb" />);
    case "points":
      return <Points words={`+${gain.amount}`} />;
    case "file":
      return <Icon sign="file" className="gz-verb" />;
    case "research":
      return <Icon sign="research" className="gz-verb" />;
    case "free build":
      return (
        <>
          <Icon sign="build" className="gz-verb" />
          <Swatch words="I" />
          <span className="gz-sum">0</span>
        </>
      );
  }
}

function Converter({ parts: [one, other] }: { parts: Conversion[] }) {
  if (!one) return null;
  const twice = other?.source === one.source;
  return (
    <>
      <Converts part={one} />
      {other && (twice ? <span className="gz-sum">×2</span> : <Converts part={other} />)}
    </>
  );
}

function Converts({ part }: { part: Conversion }) {
  return (
    <span className="gz-part">
      <Marble color={part.source} />
      <Icon sign="arrow" className="gz-then" />
      {part.amount === 2 && <Marble color={part.result} />}
      <Marble color={part.result} />
    </span>
  );
}

/** Upgrades: what lasts from the moment they are built. */
function Lasting({ card }: { card: CardPiece }) {
  if (card.discount) {
    return (
      <>
        {card.discount === "level 2" ? (
          <Swatch words="II" />
        ) : (
          <Swatch sign={card.discount === "archive" ? "file" : "research"} />
        )}
        <span className="gz-sum">−1</span>
        <Marble color="any" />
      </>
    );
  }
  if (card.bans) {
    return (
      <span className="gz-banned">
        <Icon sign={card.bans} className="gz-verb" />
        <Icon sign="ban" className="gz-ban" />
      </span>
    );
  }
  if (card.award) {
    return (
      <>
        <Points words="+1" />
        <span className="gz-or">/</span>
        {card.award === "energy" ? <Marble color="any" /> : <Points words="1" />}
      </>
    );
  }
  const raised: [Sign, number][] = [
    ["ring", card.raises.storage],
    ["file", card.raises.file],
    ["research", card.raises.research],
  ];
  return raised
    .filter(([, by]) => by > 0)
    .map(([sign, by]) => (
      <span key={sign} className="gz-part">
        <Icon sign={sign} className="gz-verb" />
        <span className="gz-sum">+{by}</span>
      </span>
    ));
}

export function Points({ words }: { words: string }) {
  return (
    <span className="gz-points" aria-hidden="true">
      <Icon sign="nut" />
      <b>{words}</b>
    </span>
  );
}
