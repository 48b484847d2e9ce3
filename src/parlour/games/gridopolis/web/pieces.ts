// What is in the box, and the grid-sets that come with it: what `GET /api/games/.../pieces` answers.
// Written by hand after pieces.py; a Python test compares the two, so keep to plain interfaces.

export type Cell = [number, number, number]; // x to the east, y to the north, z up
export type LinkPiece = [Cell, Cell]; // the two pads that it joins

export interface GridopolisPieces {
  blueprints: Record<string, Blueprint>; // by id
  box: Parts;
}

export interface Parts {
  pads: number;
  links: number;
  posts: number;
  kingerizers: number;
  teleporters: number;
  blockers: number;
  markers: number;
}

export interface Blueprint {
  format: string;
  id: string;
  title: string;
  description?: string;
  author?: string;
  floor: number; // the lowest level
  pads: Cell[];
  links: LinkPiece[];
  posts: LinkPiece[]; // each is the lower link that it stands on
  teleporters: Cell[];
  seats: SeatPlan[];
  seating: Record<string, string[]>; // number of players: the seats' ids in turn order
  reserve: ReservePlan;
  rules?: BlueprintRules;
}

export interface SeatPlan {
  id: string;
  colour: string;
  forward: Cell;
  pads: Cell[]; // its section, built only if the seat is used
  links: LinkPiece[];
  kingerizers: Cell[];
  markers: Cell[];
}

export interface ReservePlan {
  pads: number;
  posts: number;
  links: number;
  blockers: number;
}

export interface BlueprintRules {
  no_progress_turns?: number;
  king_mid_chain?: boolean;
}
