/**
 * What was done in the last turns stays marked on the board until the next move: an element with
 * `data-thing="card:G1R4"` has `data-mark="gained"`, or several such words, as long as it is so.
 */
import { useEffect } from "react";
import type { Mark } from "../generated/messages";
import { sign } from "./lit";
import "./marks.css";

export function useMarked(marks: readonly Mark[]): void {
  useEffect(() => {
    if (marks.length === 0) return;
    const roles = new Map<string, string>();
    for (const { role, thing } of marks) {
      const known = roles.get(sign(thing))?.split(" ") ?? [];
      if (!known.includes(role)) roles.set(sign(thing), [...known, role].join(" "));
    }
    const mark = () => {
      for (const element of document.querySelectorAll("[data-thing]")) {
        const role = roles.get(element.getAttribute("data-thing") ?? "");
        if (role === undefined) element.removeAttribute("data-mark");
        else if (element.getAttribute("data-mark") !== role)
          element.setAttribute("data-mark", role);
      }
    };
    mark();
    // A board draws itself anew without asking the shell.
    const drawn = new MutationObserver(mark);
    const what = { childList: true, subtree: true, attributeFilter: ["data-thing"] };
    drawn.observe(document.body, what);
    return () => {
      drawn.disconnect();
      for (const element of document.querySelectorAll("[data-mark]")) {
        element.removeAttribute("data-mark");
      }
    };
  }, [marks]);
}
