/** The last net: if drawing the page fails, say so and offer to begin anew. */
import { Component, type ReactNode } from "react";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { Page } from "./Page";

export class Crash extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page name="error" title="Something is wrong">
        <Notice
          tone="problem"
          title="Something went wrong on this page"
          actions={
            <Button look="primary" onClick={() => location.reload()}>
              Load it again
            </Button>
          }
        >
          Your game is safe on the server: loading the page again brings you back to it.
        </Notice>
      </Page>
    );
  }
}
