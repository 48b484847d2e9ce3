/**
 * A button bound to a move. Legal: it glows, and plays. Not legal: it is quiet but can be reached,
 * and says which rule is against it. It may be any element: a card, a marble, a part of a drawing.
 */
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import "./act.css";
import { useAct } from "./useAct";

type ActComponentProps<As extends ElementType> = {
  /** In the game's notation; null: a thing that does nothing now. */
  move: string | null;
  as?: As;
  /** What it is, for those who listen; needed where the children are a picture. */
  label?: string;
  children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<As>, "onClick" | "children">;

export function Act<As extends ElementType = "button">({
  move,
  as,
  label,
  className,
  ...rest
}: ActComponentProps<As>) {
  const { props } = useAct(move);
  const Element: ElementType = as ?? "button";
  const role = Element === "button" ? { type: "button" } : { role: "button" };
  return (
    <Element
      {...role}
      {...(label ? { "aria-label": label } : {})}
      className={`act ${className ?? ""}`.trim()}
      {...rest}
      {...props}
    />
  );
}
