/** Something costly or final is asked once before it is done. */
import type { Offered } from "../generated/messages";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Said, saidPlain } from "../ui/Said";
import type { Doing } from "./useActing";

export function Caution({ offer, doing }: { offer: Offered; doing: Doing }) {
  return (
    <Dialog role="alertdialog" title={saidPlain(offer.label)} onClose={doing.cancel}>
      <p>{offer.caution && <Said text={offer.caution} />}</p>
      <div className="dialog-actions">
        <Button onClick={doing.cancel}>Cancel</Button>
        <Button look="primary" data-testid="confirm" onClick={doing.confirm}>
          Do it
        </Button>
      </div>
    </Dialog>
  );
}
