/** A question or a panel over the page. The browser's own dialog keeps the focus inside. */
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./Button";
import "./dialog.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** alertdialog: something to decide before going on */
  role?: "dialog" | "alertdialog";
  /** From below, for panels on a phone. */
  sheet?: boolean;
}

export function Dialog({ title, onClose, children, role = "dialog", sheet }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what is in it, which may want to know how high it is.
  useLayoutEffect(() => {
    const shown = box.current;
    const before = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the browser sees to that
    <dialog
      ref={box}
      role={role}
      className={sheet ? "dialog dialog-sheet" : "dialog"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {role === "dialog" && <IconButton icon="close" label="Close" onClick={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}
