/** What the board of this game is given. */
import type { BoardProps } from "@shell/games";
import type { GridopolisPieces } from "./pieces";
import type { GridopolisView } from "./view";

export type GridopolisProps = BoardProps<GridopolisView, GridopolisPieces>;
