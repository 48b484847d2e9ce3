/** GG-1, GG-14. The colored diagonals of the floor: each joins opposite squares. */
const LINES = Array.from({ length: 17 }, (_, i) => i + 1); // those of more than one square
const SIDE = 10; // of a square

/** From the square at the left or at the bottom to the one that lies opposite. */
function ends(sum: number): [number, number, number, number] {
  const low = Math.max(0, sum - 9);
  const high = Math.min(9, sum);
  const middle = (n: number) => n * SIDE + SIDE / 2;
  return [middle(low), middle(high), middle(high), middle(low)];
}

export function Lasers() {
  return (
    <svg className="gg-lasers" viewBox="0 0 100 100" aria-hidden="true">
      {LINES.map((sum) => {
        const [x1, y1, x2, y2] = ends(sum);
        const color = { "--laser": `hsl(${(sum * 47) % 360} 95% 66%)` } as React.CSSProperties;
        return <line key={sum} {...{ x1, y1, x2, y2 }} style={color} />;
      })}
    </svg>
  );
}
