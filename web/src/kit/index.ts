/** All that a board is made of: what a game's board needs of the shell, it imports from here. */

// What it is given, and what it is to be.
export type {
  Acting,
  BoardProps,
  GameClient,
  SeatColor,
  SignProps,
  TableSetup,
  WorkshopProps,
} from "../games";
export type { Mark, Offered, Refused, SeatInfo, Thing } from "../generated/messages";
// What the whole page is made of, too.
export { allAtOnce, still } from "../theme/settings";
export { Dialog } from "../ui/Dialog";
export { Said, saidPlain } from "../ui/Said";
export { SeatMark } from "../ui/SeatMark";
export { underWay, useUnsettled } from "../ui/settled";
// Moves: bound to things, put together by presses, refused, laid out in front of the board.
export { Act } from "./Act";
export { useQuestion, useTable } from "./acting";
export { Closeup, type Deed, useCloseup } from "./Closeup";
// What bots say when all has come to light.
export { type Explained, explainedIn } from "./explained";
// What is to be read before the result.
export { useLastLook } from "./lastLook";
// Things: walked by keys, named in sentences, travelling.
export { sign, useOpened, useThings } from "./lit";
export { Roving, stepOf } from "./Roving";
export { alike, cited } from "./refusals";
export { ended, following, next, type Stage, type Way } from "./staged";
export { type Flash, type Motion, type Trip, useTravel } from "./travel";
export { useNarrow, useWindow } from "./useNarrow";
export { useRefusals } from "./useRefusals";
export { type Tried, useStaged } from "./useStaged";
