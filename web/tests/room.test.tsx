/** The seats of a room in which people play together. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableProvider, useTableState } from "../src/net/session-context";
import { RoomSeats } from "../src/room/RoomSeats";
import { FakeSocket, fakeSockets, room, sync } from "./fixtures";

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
  const props = { bots: [], usual: "", attempt: (doing: Promise<unknown>) => doing };
  return room && <RoomSeats room={room} mine={mine} host={host} {...props} />;
}

async function enter(host: boolean): Promise<FakeSocket> {
  render(
    <TableProvider code="MAPLE-1234">
      <Seats />
    </TableProvider>,
  );
  await act(async () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(sync({ room: table, host, seen: [] }));
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
