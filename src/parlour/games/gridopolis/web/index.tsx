import type { GameClient } from "@shell/kit";
import { lazy } from "react";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { SignOf } from "./SignOf";
import { seatColors } from "./seatColors";

const Workshop = lazy(() => import("./workshop/Workshop"));

const client: GameClient = { Board, Miniature, Workshop, Sign: SignOf, seatColors };

export default client;
