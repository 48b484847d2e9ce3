import type { GameClient } from "@shell/games";
import { lazy } from "react";
import { Board } from "./Board";
import { Miniature } from "./Miniature";

const Workshop = lazy(() => import("./workshop/Workshop"));

const client: GameClient = { Board, Miniature, Workshop };

export default client;
