/** How large something is drawn, so that all of it is seen and it is as large as that. Pure. */

const LEAST = 0.4;
export const MOST = 2.5;
const ENOUGH = 0.02; // nobody sees less

/** The largest scale, up to `most`, at which it `fits`. */
export function largest(fits: (scale: number) => boolean, most: number): number {
  if (fits(most)) return most;
  let [low, high] = [LEAST, most];
  while (high - low > ENOUGH) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
