/** The seats of a room in which people play together, and who of them is ready. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Room, Sync } from "../src/generated/messages";
import { TableProvider, useTableState } from "../src/net/session-context";
import { RoomSeats } from "../src/room/RoomSeats";
import { readyWords } from "../src/room/readiness";
import { StartLine } from "../src/room/StartLine";
import { FakeSocket, fakeSockets, room, sync, update } from "./fixtures";

const [seat] = room().seats;
const free = { ...(seat as NonNullable<typeof seat>), name: "", kind: "empty" as const };
const table = room({
  state: "gathering",
  seats: [...room().seats, free, free],
  sides: [
    { name: "Even", seats: [0, 2] },
    { name: "Odd", seats: [1, 3] },
  ],
});

function Seats() {
  const { room, mine, host } = useTableState();
  const props = {
    bots: [],
    usual: "",
    attempt: (doing: Promise<unknown>) => doing.catch(() => null),
  };
  const seats = { room: room as Room, mine, host, ...props };
  return (
    room && (
      <>
        <RoomSeats {...seats} />
        <StartLine {...seats} />
      </>
    )
  );
}

async function enter(host: boolean, part: Partial<Sync> = {}): Promise<FakeSocket> {
  render(
    <TableProvider code="MAPLE-1234">
      <Seats />
    </TableProvider>,
  );
  await act(async () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(sync({ room: table, host, seen: [], ...part }));
  });
  return FakeSocket.last;
}

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("stand under the name of their side, and a person goes to a free one on either", async () => {
  const socket = await enter(false);
  const odd = within(screen.getByRole("region", { name: "Odd" }));
  expect(odd.getAllByTestId("seat").map((it) => it.dataset.seat)).toEqual(["1", "3"]);
  expect(odd.getByRole("heading").textContent).toBe("Odd 1/2");
  fireEvent.click(odd.getByRole("button", { name: "Sit here" }));
  expect(socket.lastOf("take_seat")).toMatchObject({ seat: 0, to: 3 });
  expect(screen.queryByRole("button", { name: "Draw seats" })).toBeNull();
});

it("are drawn by chance where the host says so", async () => {
  const socket = await enter(true);
  fireEvent.click(screen.getByRole("button", { name: "Draw seats" }));
  expect(socket.heard("draw_seats")).toHaveLength(1);
});

it("say that they are ready, and that they are not any more", async () => {
  const socket = await enter(false);
  const button = () => screen.getByRole("button", { name: "I'm ready" });
  expect(button().getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(button());
  expect(socket.lastOf("ready")).toMatchObject({ seat: 0, ready: true });
  await act(async () => socket.tell(update(6, { room: { ...table, ready: [0] } })));
  expect(screen.getAllByTestId("seat")[0]?.textContent).toContain("ready");
  fireEvent.click(button());
  expect(socket.lastOf("ready")).toMatchObject({ seat: 0, ready: false });
});

it("of one device say it together", async () => {
  const socket = await enter(true, { mine: [0, 1] });
  fireEvent.click(screen.getByRole("button", { name: "We are ready" }));
  expect(socket.heard("ready").map(({ seat }) => seat)).toEqual([0, 1]);
});

it("are named to the host while they are not ready, who may start all the same", async () => {
  const socket = await enter(true);
  expect(screen.getByRole("status").textContent).toBe(
    "Bots take the 2 empty seats. Not ready yet: Grace.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(socket.heard("start")).toHaveLength(1);
});

it("are told of each other, and nobody of who is alone", () => {
  const words = (ready: number[], mine: number[]) => readyWords({ ...table, ready }, mine);
  expect(words([], [])).toBe("Not ready yet: Ada and Grace.");
  expect(words([1], [0])).toBe("Everybody else is ready.");
  expect(words([0, 1], [0])).toBe("Everybody is ready.");
  expect(words([], [0, 1])).toBe("");
  const seats = [...table.seats.slice(0, 1), free];
  expect(readyWords({ ...table, seats }, [])).toBe("");
  const many = Array.from({ length: 8 }, () => table.seats[0] ?? free);
  expect(readyWords({ ...table, seats: many, ready: [2] }, [0])).toBe(
    "6 people are not ready yet.",
  );
});

it("keep the name of this device for its first player alone", async () => {
  const socket = await enter(true, { mine: [0, 1] });
  const rename = async (seat: number, name: string) => {
    const seats = screen.getAllByTestId("seat");
    const row = within(seats.find((it) => it.dataset.seat === `${seat}`) as HTMLElement);
    fireEvent.click(row.getByRole("button", { name: "Change name" }));
    const field = row.getByRole("textbox");
    fireEvent.change(field, { target: { value: name } });
    await act(async () => fireEvent.submit(field.closest("form") as HTMLFormElement));
  };
  await rename(0, "Augusta");
  await rename(1, "Rear Admiral");
  expect(socket.heard("rename").map(({ name }) => name)).toEqual(["Augusta", "Rear Admiral"]);
  expect(localStorage.getItem("parlour.name")).toBe("Augusta");
});
