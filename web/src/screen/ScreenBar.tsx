/**
 * The thin line above all: which table it is. Its buttons are gone when the page fills the screen. There is
 * no way from here to the table: who presses it might show the room a hand of their own.
 */
import type { Room } from "../generated/messages";
import { Button } from "../ui/Button";
import { SettingsButton } from "../ui/SettingsButton";

export function ScreenBar({ room }: { room: Room }) {
  const fill = () => document.documentElement.requestFullscreen?.().catch(() => {});
  return (
    <header className="screen-bar">
      <p>
        <b>{room.title}</b>
        <span className="soft">
          {" "}
          · table <span className="numeral">{room.code}</span>
        </span>
      </p>
      <nav className="screen-tools" aria-label="This page">
        <Button look="quiet" icon="enlarge" onClick={fill}>
          Full screen
        </Button>
        <SettingsButton />
      </nav>
    </header>
  );
}
