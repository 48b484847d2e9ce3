/** Ways for a design to come to the bench: the link in the address, a file, a drop. */
import { underWay } from "@shell/kit";
import { useToast } from "@shell/ui/Toast";
import { type DragEvent, useEffect, useRef } from "react";
import { BadFile, type Blueprint, readBlueprint } from "./format";
import { unpacked } from "./share";

const LARGEST = 64 * 1024; // bytes: as large as a blueprint may be

export function useOpening(onOpen: (design: Blueprint) => void) {
  const toast = useToast();
  const latest = useRef({ onOpen, toast });
  latest.current = { onOpen, toast };

  const refuse = (fault: unknown, what: string) => {
    const why = fault instanceof BadFile ? fault.message : "It could not be read.";
    latest.current.toast(`${what} was not opened. ${why} Nothing else has changed.`);
  };
  const openFile = async (file: File) => {
    try {
      if (file.size > LARGEST) throw new BadFile("It is too large for a blueprint.");
      latest.current.onOpen(readBlueprint(await file.text()));
    } catch (fault) {
      refuse(fault, `The file ${file.name}`);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that changes is read by `latest`
  useEffect(() => {
    const readLink = async () => {
      const { hash } = location;
      try {
        const text = await unpacked(hash);
        if (text === null) return;
        latest.current.onOpen(readBlueprint(text));
      } catch (fault) {
        refuse(fault, "The design in the link");
      }
      // The bench is the draft from here on: a reload must not bring the link's design back.
      if (location.hash === hash)
        history.replaceState(history.state, "", location.pathname + location.search);
    };
    const read = () => void underWay(readLink());
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  const choose = () => {
    const field = document.createElement("input");
    field.type = "file";
    field.accept = ".json,application/json";
    field.onchange = () => {
      const file = field.files?.[0];
      if (file) void underWay(openFile(file));
    };
    field.click();
  };
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) void underWay(openFile(file));
    },
  };
  return { choose, dropping, refuse };
}
