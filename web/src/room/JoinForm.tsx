/** For who has come by the link: a name, and a seat. */
import { useState } from "react";
import { myName, setMyName } from "../net/people";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { TextField } from "../ui/Field";
import { useToast } from "../ui/Toast";
import { LONGEST_NAME } from "./NameForm";

export function JoinForm({
  free,
  onSit,
}: {
  free: number;
  onSit: (name: string) => Promise<void>;
}) {
  const toast = useToast();
  const [name, setName] = useState(myName);
  const [busy, setBusy] = useState(false);
  if (free === 0) {
    return (
      <section className="room-card room-full">
        <h2>The table is full</h2>
        <p className="soft">
          You can stay and watch: the game appears here when it starts. If somebody stands up, there
          is room for you.
        </p>
      </section>
    );
  }
  const sit = async () => {
    setBusy(true);
    setMyName(name);
    await onSit(name.trim()).catch((error) => toast(asFault(error).message));
    setBusy(false);
  };
  return (
    <section className="room-card room-join" aria-labelledby="room-join">
      <h2 id="room-join">You are invited</h2>
      <form action={sit}>
        <TextField
          label="Your name"
          placeholder="Up to you"
          maxLength={LONGEST_NAME}
          value={name}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={busy}>
          Sit down
        </Button>
      </form>
      <p className="soft small">Or just stay and watch.</p>
    </section>
  );
}
