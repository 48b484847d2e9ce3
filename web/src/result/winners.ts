/** Who has won, as a headline. It may be several, or nobody. */

export function winners(names: string[], places: number[]): string {
  const won = names.filter((_, seat) => places[seat] === 1);
  const [first] = won;
  if (first === undefined) return names.length === 1 ? `${names[0]} has lost` : "Nobody wins";
  if (won.length === 1) return `${first} wins`;
  if (won.length === names.length && won.length > 2) return "Everybody shares the win";
  return `${won.slice(0, -1).join(", ")} and ${won.at(-1)} share the win`;
}

/** The place as the table of scores shows it: one who has lost alone has none. */
export function placeWords(places: number[], seat: number): string {
  return places.length === 1 && places[0] !== 1 ? "–" : String(places[seat]);
}
