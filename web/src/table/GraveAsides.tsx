/** What a player may do out of turn and for good: a button for each, which asks once. */
import { useState } from "react";
import type { Offered, Text } from "../generated/messages";
import { useSession } from "../net/session-context";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Said, saidPlain } from "../ui/Said";
import { useToast } from "../ui/Toast";
import { spoken } from "../ui/texts";

export function GraveAsides({ seat, offers }: { seat: number; offers: Offered[] }) {
  const session = useSession();
  const toast = useToast();
  const [wanted, setWanted] = useState<string | null>(null);
  const asked = offers.find((offer) => offer.move === wanted); // gone once it is no longer offered
  const close = () => setWanted(null);
  const confirm = () => {
    close();
    if (asked) session.move(seat, asked.move).catch((error) => toast(asFault(error).message));
  };
  return (
    <>
      {offers.map((offer) => (
        <Button
          key={offer.move}
          look="danger"
          data-testid="aside"
          data-move={offer.move}
          onClick={() => setWanted(offer.move)}
        >
          {titled(offer.label)}
        </Button>
      ))}
      {asked && (
        <Dialog role="alertdialog" title={`${titled(asked.label)}?`} onClose={close}>
          <p>
            <Said text={asked.caution ?? FINAL} />
          </p>
          <div className="dialog-actions">
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" data-testid="confirm" onClick={confirm}>
              {titled(asked.label)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const FINAL = spoken("This cannot be taken back.");

function titled(label: Text): string {
  const words = saidPlain(label);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
