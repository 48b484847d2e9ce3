import type { GameClient } from "@shell/kit";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { SignOf } from "./SignOf";

const client: GameClient = { Board, Miniature, Sign: SignOf };

export default client;
