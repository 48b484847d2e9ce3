/** The first page: the games on a shelf, each one click away. */
import { useState } from "react";
import type { GameInfo } from "../generated/messages";
import { games } from "../net/api";
import { myName, setMyName } from "../net/people";
import { useLoad } from "../net/useLoad";
import { ButtonLink } from "../ui/Button";
import { TextField } from "../ui/Field";
import { Icon, type IconName } from "../ui/Icon";
import { FaultPage, Loading } from "../ui/Notice";
import { Page } from "../ui/Page";
import { GameBox } from "./GameBox";
import { GoOn } from "./GoOn";
import "./shelf.css";

export default function ShelfPage() {
  const loaded = useLoad("games", games);
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  return (
    <Page
      name={loaded.state === "ready" ? "shelf" : "loading"}
      title="Parlour"
      actions={
        <ButtonLink href="/lobby" look="quiet" icon="people">
          Lobby
        </ButtonLink>
      }
    >
      {loaded.state === "ready" ? <Shelf games={loaded.value} /> : <Loading />}
    </Page>
  );
}

function Shelf({ games }: { games: GameInfo[] }) {
  const [name, setName] = useState(myName);
  return (
    <>
      <header className="shelf-welcome">
        <div>
          <p className="shelf-line">Pull up a chair.</p>
          <p className="soft">
            Tabletop games to the letter of their rules, with friends or with bots. No account:
            choose a game and you sit at the table.
          </p>
        </div>
        <TextField
          label="Your name"
          value={name}
          maxLength={24}
          placeholder="Up to you"
          autoComplete="nickname"
          onChange={(event) => {
            setName(event.target.value);
            setMyName(event.target.value);
          }}
        />
      </header>
      <GoOn />
      <ul className={games.length === 1 ? "shelf shelf-single" : "shelf"}>
        {games.map((game) => (
          <li key={game.name}>
            <GameBox game={game} />
          </li>
        ))}
      </ul>
      <ul className="promises">
        <Promised icon="book" title="Every “no” cites its rule">
          Point at anything you may not do, and the table says which rule forbids it, and by how
          much.
        </Promised>
        <Promised icon="eye" title="Nothing leaks">
          What you may not know never reaches your browser. Not to bots either: they see what you
          would see.
        </Promised>
        <Promised icon="check" title="Luck you can check">
          The luck of a game is sealed before the first move and opened after the last.
        </Promised>
      </ul>
    </>
  );
}

function Promised({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p className="soft">{children}</p>
      </div>
    </li>
  );
}
