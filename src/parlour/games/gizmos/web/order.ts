/** The order in which cards go back under their deck. */

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const item = list[from];
  if (item === undefined) return [...list];
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** The order kept while the cards to return change: what is gone drops out, what is new follows. */
export function kept(order: readonly number[], cards: readonly number[]): number[] {
  return [
    ...order.filter((gizmo) => cards.includes(gizmo)),
    ...cards.filter((gizmo) => !order.includes(gizmo)),
  ];
}
