import type { GameClient } from "@shell/kit";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { SignOf } from "./SignOf";
import { seatColors } from "./seatColors";

const client: GameClient = { Board, Miniature, Sign: SignOf, seatColors };

export default client;
