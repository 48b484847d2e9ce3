/** The ways to the table for friends: a code for their cameras, a link, a few letters to tell them. */
import { useState } from "react";
import type { Room } from "../generated/messages";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { QrCode } from "../ui/QrCode";
import { copyText } from "../ui/useShare";
import { invitation, leadsOnlyHere } from "./invitation";

export function Invite({ room }: { room: Room }) {
  const [copied, setCopied] = useState(false);
  const address = invitation(room.code);
  const copy = async () => setCopied(await copyText(address));
  return (
    <section className="room-card room-invite" aria-labelledby="room-invite">
      <h2 id="room-invite">Invite friends</h2>
      <div className="room-qr">
        <QrCode text={address} label={`QR code that leads to ${address}`} />
      </div>
      <p className="room-scan">Scan the code with a phone, or send the link.</p>
      <div className="room-ways">
        <div className="room-link">
          <code data-testid="invite">{address}</code>
          <Button icon={copied ? "check" : "copy"} onClick={copy}>
            {copied ? "Copied" : "Copy link"}
          </Button>
        </div>
        {leadsOnlyHere(address) && (
          <p className="small">
            This link works on this computer only. For phones, open the page by the address that
            this computer has in your network.
          </p>
        )}
        <p className="soft small">
          Or tell them the code <b className="room-code numeral">{room.code}</b>. No account is
          needed.
        </p>
        <p className="small room-big">
          <a
            href={`/t/${room.code}/screen`}
            target="_blank"
            rel="noreferrer"
            className="room-screen"
          >
            <Icon name="screen" /> Show on a big screen
          </a>
          <span className="soft">The whole room sees the game there, and nobody's secrets.</span>
        </p>
      </div>
    </section>
  );
}
