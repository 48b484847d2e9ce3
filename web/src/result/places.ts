/** Places as the result shows them. */

/** The place as the table of scores shows it: one who has lost alone has none. */
export function placeWords(places: number[], seat: number): string {
  return places.length === 1 && places[0] !== 1 ? "–" : String(places[seat]);
}
