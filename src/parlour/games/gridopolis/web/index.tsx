import type { GameClient } from "@shell/games";
import { lazy } from "react";
import { Board } from "./Board";
import { Miniature } from "./Miniature";
import { seatColours } from "./seatColours";

const Workshop = lazy(() => import("./workshop/Workshop"));

const client: GameClient = { Board, Miniature, Workshop, seatColours };

export default client;
