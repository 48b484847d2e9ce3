import type { GameClient } from "@shell/kit";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { seatColors } from "./seatColors";

const client: GameClient = { Board, Miniature, seatColors };

export default client;
