/** The address of a position: the step and whose eyes, always in the address bar. */

export interface Place {
  step: number;
  /** null: a spectator's eyes */
  seat: number | null;
}

export function readPlace(query: string, seats: number): Place {
  const given = new URLSearchParams(query);
  const seat = whole(given.get("seat"));
  return {
    step: whole(given.get("step")) ?? 0,
    seat: seat !== null && seat < seats ? seat : null,
  };
}

export function writePlace({ step, seat }: Place): string {
  const query = new URLSearchParams({ step: String(step) });
  if (seat !== null) query.set("seat", String(seat));
  return query.toString();
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
