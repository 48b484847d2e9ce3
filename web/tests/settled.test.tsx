import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/net/session";
import { awaitsNews } from "../src/net/store";
import { Crash } from "../src/ui/Crash";
import { Loading } from "../src/ui/Notice";
import { SettledPage, underWay, useUnsettled } from "../src/ui/settled";
import { FakeSocket, fakeSockets, room, seen, sync, update } from "./fixtures";

const settled = () => document.documentElement.dataset.settled;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Waiter({ waiting }: { waiting: boolean }) {
  useUnsettled(waiting);
  return null;
}

function Falls({ now }: { now: boolean }) {
  if (now) throw new Error("fallen");
  return <Waiter waiting />;
}

const answers: ((answer: string) => void)[] = [];

/** Shows the answer to what it asks; after that it may ask once more. */
function Asks({ then }: { then: boolean }) {
  const [answer, setAnswer] = useState("nothing yet");
  useEffect(() => {
    underWay(new Promise<string>((tell) => answers.push(tell))).then(setAnswer);
  }, []);
  return (
    <>
      <p>{answer}</p>
      {then && answer === "one" && <Asks then={false} />}
    </>
  );
}

function page(part: React.ReactNode) {
  return (
    <>
      {part}
      <SettledPage />
    </>
  );
}

describe("a page is settled", () => {
  it("when nothing is awaited", async () => {
    render(page(<p>All is here.</p>));
    expect(settled()).toBe("true");
  });

  it("not before the last part of it has stopped waiting", async () => {
    const { rerender } = render(page([<Waiter key={1} waiting />, <Waiter key={2} waiting />]));
    expect(settled()).toBe("false");
    rerender(page([<Waiter key={1} waiting={false} />, <Waiter key={2} waiting />]));
    expect(settled()).toBe("false");
    rerender(page([<Waiter key={1} waiting={false} />]));
    await waitFor(() => expect(settled()).toBe("true"));
  });

  it("not before what came of a promise is drawn, and of what that one asked for", async () => {
    const drawn: string[] = [];
    const watch = new MutationObserver(() => {
      if (settled() === "true") drawn.push(document.body.textContent ?? "");
    });
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    render(page(<Asks then />));
    expect(settled()).toBe("false");
    await act(async () => answers[0]?.("one"));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(settled()).toBe("false");
    await act(async () => answers[1]?.("two"));
    await waitFor(() => expect(settled()).toBe("true"));
    watch.disconnect();
    expect(new Set(drawn)).toEqual(new Set(["onetwo"]));
  });

  it("not while a part of it is loading", async () => {
    let come: (part: { default: () => React.ReactNode }) => void = () => {};
    const Part = lazy(
      () => new Promise<{ default: () => React.ReactNode }>((here) => (come = here)),
    );
    render(
      page(
        <Suspense fallback={<Loading />}>
          <Part />
        </Suspense>,
      ),
    );
    expect(settled()).toBe("false");
    await act(async () => come({ default: () => <p>Here it is.</p> }));
    await screen.findByText("Here it is.");
    await waitFor(() => expect(settled()).toBe("true"));
  });

  it("when it has crashed, whatever was awaited there", async () => {
    const broken = vi.spyOn(console, "error").mockImplementation(() => {});
    const { rerender } = render(<Crash>{page(<Falls now={false} />)}</Crash>);
    expect(settled()).toBe("false");
    rerender(<Crash>{page(<Falls now />)}</Crash>);
    expect(screen.getByText("Something went wrong on this page")).toBeDefined();
    expect(settled()).toBe("true");
    broken.mockRestore();
  });

  it("after a promise that was broken, too", async () => {
    render(page(null));
    underWay(Promise.reject(new Error("gone"))).catch(() => {});
    expect(settled()).toBe("false");
    await waitFor(() => expect(settled()).toBe("true"));
  });
});

describe("news of a table are awaited", () => {
  function atTheTable(mine: number[]): [Session, FakeSocket] {
    fakeSockets();
    const session = new Session("MAPLE-1234");
    session.subscribe(() => {});
    expect(awaitsNews(session.snapshot())).toBe(true); // nothing has come yet
    FakeSocket.last.open();
    const views = mine.map((viewer) => seen({ viewer }));
    FakeSocket.last.tell(sync({ mine, room: room({ tutorial: mine.length > 1 }), seen: views }));
    expect(awaitsNews(session.snapshot())).toBe(false);
    return [session, FakeSocket.last];
  }

  it("after the word that a move is made, until it is shown", async () => {
    const [session, socket] = atTheTable([0]);
    const moved = session.move(0, "a");
    socket.tell({ type: "ack", id: socket.lastOf("move").id, version: 6 });
    await moved;
    expect(awaitsNews(session.snapshot())).toBe(true);
    socket.tell(update(6, { seen: [seen({ step: 1 })] }));
    expect(awaitsNews(session.snapshot())).toBe(false);
  });

  it("until each seat of who learns the game has its own", () => {
    const [session, socket] = atTheTable([0, 1]);
    socket.tell(update(6, { seen: [seen({ viewer: 1, step: 1 })] }));
    expect(awaitsNews(session.snapshot())).toBe(true);
    socket.tell(update(6, { seen: [seen({ viewer: 0, step: 1 })] }));
    expect(awaitsNews(session.snapshot())).toBe(false);
  });

  it("while something is missing, and while the line is lost", () => {
    const [session, socket] = atTheTable([0]);
    socket.tell(update(9));
    expect(awaitsNews(session.snapshot())).toBe(true);
    socket.tell(sync({ version: 9 }));
    expect(awaitsNews(session.snapshot())).toBe(false);
    window.dispatchEvent(new Event("offline"));
    expect(session.snapshot().link).toBe("lost"); // at once
    expect(awaitsNews(session.snapshot())).toBe(true);
  });
});
