import type { GameClient } from "@shell/games";
import { Board } from "./Board";
import { Miniature } from "./Miniature";

const client: GameClient = { Board, Miniature };

export default client;
