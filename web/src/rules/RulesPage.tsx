/** The rules of a game on a page of their own; the address may name one of them. */
import { useEffect, useState } from "react";
import { Fault, games } from "../net/api";
import { useLoad } from "../net/useLoad";
import { ButtonLink } from "../ui/Button";
import { FaultPage, Loading } from "../ui/Notice";
import { Page } from "../ui/Page";
import { RulesPanel } from "./RulesPanel";

export default function RulesPage({ game }: { game: string }) {
  const loaded = useLoad("games", games);
  const open = useHash();
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  if (loaded.state === "loading") {
    return (
      <Page name="loading" title="Rules">
        <Loading />
      </Page>
    );
  }
  const info = loaded.value.find((known) => known.name === game);
  if (!info) {
    return <FaultPage fault={new Fault("table/no-such-game", "There is no such game.", 404)} />;
  }
  return (
    <Page
      name="rules"
      title={`The rules of ${info.title}`}
      heading
      actions={
        <>
          {info.tutorial && (
            <ButtonLink href={`/games/${game}/learn`} look="quiet" icon="bulb">
              Learn
            </ButtonLink>
          )}
          {info.guide && (
            <ButtonLink href={`/games/${game}/guide`} look="quiet" icon="help">
              Guide
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="soft rules-intro">
        Every rule in our own words, with the number that a refused move cites. Where the printed
        rules are silent there is a ruling, and why it was made.
      </p>
      <RulesPanel game={game} open={open} />
    </Page>
  );
}

function named(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null; // no address of ours
  }
}

function useHash(): string | null {
  const [hash, setHash] = useState(named);
  useEffect(() => {
    const changed = () => setHash(named());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return hash;
}
