/** What a page shows when it has nothing else to show: coming, empty, or a problem. */
import type { ReactNode } from "react";
import type { Fault } from "../net/api";
import { Button, ButtonLink } from "./Button";
import "./notice.css";
import { Page } from "./Page";
import { useUnsettled } from "./settled";

interface NoticeProps {
  title: string;
  tone?: "empty" | "problem";
  children?: ReactNode;
  actions?: ReactNode;
}

export function Notice({ title, tone = "empty", children, actions }: NoticeProps) {
  return (
    <section className={`notice notice-${tone}`} role={tone === "problem" ? "alert" : undefined}>
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <ellipse cx="60" cy="46" rx="46" ry="10" />
        <path d="M22 46V30a38 16 0 0 1 76 0v16" />
        {tone === "problem" ? (
          <path d="M52 16l16 16M68 16L52 32" />
        ) : (
          <circle cx="60" cy="26" r="7" />
        )}
      </svg>
      <h2>{title}</h2>
      {children && <p className="soft">{children}</p>}
      <div className="notice-actions">
        {actions ?? (
          <ButtonLink href="/" look="primary">
            To the shelf
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Said aloud, and shown only if it takes longer than a moment. */
export function Loading({ children = "One moment…" }: { children?: ReactNode }) {
  useUnsettled(true);
  return (
    <div className="loading" role="status">
      <span className="loading-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {children}
    </div>
  );
}

/** A whole page for a request that failed. */
export function FaultPage({ fault, again }: { fault: Fault; again?: () => void }) {
  const missing = fault.status === 404;
  return (
    <Page name="error" title={missing ? "Not found" : "Something is wrong"}>
      <Notice
        tone="problem"
        title={missing ? "Not found" : "That did not work"}
        actions={
          <>
            {again && !missing && (
              <Button look="primary" onClick={again}>
                Try again
              </Button>
            )}
            <ButtonLink href="/" look={missing ? "primary" : "plain"}>
              To the shelf
            </ButtonLink>
          </>
        }
      >
        {fault.message}
      </Notice>
    </Page>
  );
}
