import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import "./button.css";
import { Icon, type IconName } from "./Icon";

type Look = "primary" | "plain" | "quiet" | "danger";

interface Dress {
  look?: Look;
  icon?: IconName;
  children?: ReactNode;
}

type ButtonProps = Dress & ButtonHTMLAttributes<HTMLButtonElement>;

const dressed = (look: Look, className = "") => `button button-${look} ${className}`.trim();

/** A button. Give it words; an icon goes before them. */
export function Button({ look = "plain", icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={dressed(look, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkProps = Dress & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A way to another page that looks like a button. */
export function ButtonLink({
  look = "plain",
  icon,
  children,
  className,
  href,
  ...rest
}: LinkProps) {
  return (
    <Link href={href} className={dressed(look, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A round button with an icon alone; its label is read aloud and shown on hover. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`button button-quiet button-icon ${className ?? ""}`.trim()}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
