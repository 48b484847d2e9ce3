import type { GameClient } from "@shell/games";
import { lazy } from "react";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { SignOf } from "./SignOf";
import { seatColours } from "./seatColours";

const Workshop = lazy(() => import("./workshop/Workshop"));

const client: GameClient = { Board, Miniature, Workshop, Sign: SignOf, seatColours };

export default client;
