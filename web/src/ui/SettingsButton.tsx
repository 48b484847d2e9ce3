/** Theme, motion, pace, second presses and the calls for one's turn: kept in this browser. */
import { useState } from "react";
import { change, useSettings } from "../theme/settings";
import { IconButton } from "./Button";
import { Dialog } from "./Dialog";
import { Segmented, Switch } from "./Field";

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="gear" label="Settings" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title="Settings" onClose={() => setOpen(false)}>
          <Choices />
        </Dialog>
      )}
    </>
  );
}

function Choices() {
  const settings = useSettings();
  const canNotify = "Notification" in window && Notification.permission !== "denied";
  const notify = async (wanted: boolean) => {
    const granted = wanted && (await Notification.requestPermission()) === "granted";
    change({ notify: granted });
  };
  return (
    <div className="settings-menu">
      <Segmented
        label="Theme"
        chosen={settings.theme}
        onChoose={(theme) => change({ theme })}
        values={[
          { value: "system", label: "As the device" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <Segmented
        label="Movement"
        chosen={settings.motion}
        onChoose={(motion) => change({ motion })}
        values={[
          { value: "system", label: "As the device" },
          { value: "reduced", label: "None" },
        ]}
      />
      <Segmented
        label="Other players’ moves"
        chosen={settings.pace}
        onChoose={(pace) => change({ pace })}
        values={[
          { value: "calm", label: "Calm" },
          { value: "quick", label: "Quick" },
          { value: "off", label: "All at once" },
        ]}
      />
      <Segmented
        label="Confirm moves by a second press"
        chosen={settings.confirm}
        onChoose={(confirm) => change({ confirm })}
        values={[
          { value: "never", label: "Never" },
          { value: "hurts", label: "Where a slip would hurt" },
          { value: "always", label: "Always" },
        ]}
      />
      <div>
        <span className="field-label">When it is my turn</span>
        <Switch
          label="Play a sound"
          checked={settings.sound}
          onChange={(sound) => change({ sound })}
        />
        <Switch
          label="Mark the tab"
          checked={settings.badge}
          onChange={(badge) => change({ badge })}
        />
        <Switch
          label={canNotify ? "Notify me" : "Notify me (this browser does not allow it)"}
          checked={settings.notify && canNotify}
          disabled={!canNotify}
          onChange={notify}
        />
      </div>
    </div>
  );
}
