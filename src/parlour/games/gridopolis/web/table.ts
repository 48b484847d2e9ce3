/** What the board of this game is given. */
import type { BoardProps } from "@shell/kit";
import type { Event, GridopolisPieces, GridopolisView } from "./generated";

export type GridopolisProps = BoardProps<GridopolisView, GridopolisPieces, Event>;
