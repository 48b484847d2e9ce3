/** Somebody asks to take a move back: to agree or refuse, to wait, or to think better of it. */
import type { Question, Room } from "../generated/messages";
import { useSession } from "../net/session-context";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Said } from "../ui/Said";
import { useToast } from "../ui/Toast";
import { listed } from "../ui/texts";

interface TakeBackLineProps {
  room: Room;
  question: Question;
  /** The seats I hold. */
  mine: number[];
}

export function TakeBackLine({ room, question, mine }: TakeBackLineProps) {
  const session = useSession();
  const toast = useToast();
  const { seat, version, said, wanted } = question;
  const name = (each: number) => room.seats[each]?.name ?? "somebody";
  const run = (doing: Promise<unknown>) => doing.catch((error) => toast(asFault(error).message));
  const me = wanted.find((each) => mine.includes(each));
  const waiting = ` Waiting for ${listed(wanted.map(name))}.`;
  if (me !== undefined) {
    const answer = (agrees: boolean) => run(session.answerUndo(me, version, agrees));
    return (
      <>
        <span data-testid="take-back">
          {mine.length > 1 && `${name(me)}: `}
          {`${name(seat)} asks to take back `}
          {said ? (
            <>
              this:{" "}
              <q>
                <Said text={said} quiet />
              </q>
            </>
          ) : (
            "the last move."
          )}
        </span>
        <Button look="primary" onClick={() => answer(true)}>
          Agree
        </Button>
        <Button onClick={() => answer(false)}>Refuse</Button>
      </>
    );
  }
  if (mine.includes(seat)) {
    return (
      <>
        <span data-testid="take-back">{`You asked to take your move back.${waiting}`}</span>
        <Button onClick={() => run(session.withdrawUndo(seat))}>Withdraw</Button>
      </>
    );
  }
  return <span data-testid="take-back">{`${name(seat)} asks to take a move back.${waiting}`}</span>;
}
