/** A page of the house: the bar above, one main part, one heading. */
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import "./page.css";
import { SettingsButton } from "./SettingsButton";
import { Wordmark } from "./Wordmark";

interface PageProps {
  /** For `data-page`; "loading" and "error" until the page has what it shows. */
  name: string;
  /** The one h1, and the title of the tab. */
  title: string;
  /** Show the heading; else it is there for those who listen. */
  heading?: boolean;
  /** Wide pages use the whole window. */
  wide?: boolean;
  /** In the bar: where we are, and what can be done here. */
  where?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ name, title, heading, wide, where, actions, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <Bar where={where} actions={actions} />
      <main className={wide ? "page page-wide" : "page"} data-page={name} tabIndex={-1}>
        <h1 className={heading ? "page-title" : "unseen"}>{title}</h1>
        {children}
      </main>
    </>
  );
}

/** The thin bar on top of every page. */
export function Bar({ where, actions }: { where?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label="Parlour, all games">
        <Wordmark />
      </Link>
      <div className="bar-where">{where}</div>
      <nav className="bar-actions" aria-label="This page">
        {actions}
        <SettingsButton />
      </nav>
    </header>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Parlour" ? title : `${title} · Parlour`;
  }, [title]);
}
