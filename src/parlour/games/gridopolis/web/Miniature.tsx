/** The picture on the shelf: a small grid-set in plastic, on which a pawn climbs now and then. */
import { levelColor, plastic } from "./scene/glyphs";
import "./miniature.css";

type Spot = [x: number, y: number, z: number];

const ORIGIN = [160, 108] as const;
const WIDE = 23; // half of a pad's width on the picture
const DEEP = 11.5;
const HIGH = 47; // from level to level

function seen([x, y, z]: Spot): [number, number] {
  return [ORIGIN[0] + (x - y) * WIDE, ORIGIN[1] - (x + y) * DEEP - z * HIGH];
}

const THREE = [1, 0, -1];
const level = (z: number): Spot[] => THREE.flatMap((y) => THREE.map((x): Spot => [x, y, z]));
const PADS: Spot[] = [
  ...level(-1),
  ...level(0),
  [2, 0, 0],
  [-2, 0, 0],
  [0, 2, 0],
  [0, -2, 0],
  ...level(1),
];
const ORDER = [...PADS].sort((a, b) => a[2] - b[2] || b[0] + b[1] - (a[0] + a[1]));
const BLUE: Spot[] = [
  [-2, 0, 0],
  [-1, -1, 0],
];
const PURPLE: Spot[] = [
  [2, 0, 0],
  [1, 0, 1],
];
const POSTS: Spot[] = [
  [-1, -0.5, -1],
  [0.5, -1, -1],
  [-1, -0.5, 0],
  [0.5, -1, 0],
];

export function Miniature() {
  return (
    <svg
      className="gp-mini"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="gp-mini-wall" width="320" height="200" />
      <ellipse className="gp-mini-shade" cx="160" cy="164" rx="112" ry="30" />
      {ORDER.map((spot) => (
        <g key={spot.join()}>
          <Pad spot={spot} />
          {POSTS.filter((post) => post[2] === spot[2] && same(post, spot)).map((post) => (
            <Post key={post.join()} spot={post} />
          ))}
          {spot.join() === "0,0,1" && <Swirl spot={spot} />}
          {BLUE.some((blue) => blue.join() === spot.join()) && <Pawn spot={spot} color="blue" />}
          {PURPLE.some((each) => each.join() === spot.join()) && (
            <Pawn spot={spot} color="purple" />
          )}
        </g>
      ))}
      <path className="gp-mini-line" d={lineOf([0, -1, 1], [1, 0, 1], [2, 1, 1])} />
      <g className="gp-mini-climber">
        <Pawn spot={[0, -1, 1]} color="blue" king />
      </g>
    </svg>
  );
}

const same = (post: Spot, spot: Spot) =>
  Math.ceil(post[0]) === spot[0] && Math.floor(post[1]) === spot[1];

const lineOf = (...spots: Spot[]) => `M${spots.map((spot) => seen(spot).join(" ")).join("L")}`;

function Pad({ spot }: { spot: Spot }) {
  const [x, y] = seen(spot);
  const color = levelColor(spot[2], -1);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20 0v5q0 1 2 2L-2 15q2 1 4 0L18 7q2-1 2-2v-5z" fill={color} />
      <path className="gp-mini-dark" d="M-20 0v5q0 1 2 2L-2 15q2 1 4 0L18 7q2-1 2-2v-5z" />
      <path d="M-18-2L-2-10q2-1 4 0L18-2q4 2 0 4L2 10q-2 1-4 0L-18 2q-4-2 0-4z" fill={color} />
    </g>
  );
}

function Post({ spot }: { spot: Spot }) {
  const [x, y] = seen(spot);
  return <path className="gp-mini-post" d={`M${x} ${y}V${y - HIGH + 6}`} />;
}

function Swirl({ spot }: { spot: Spot }) {
  const [x, y] = seen(spot);
  return (
    <g className="gp-mini-swirl" transform={`translate(${x} ${y}) scale(1 0.5)`}>
      <circle r="12" />
      <path d="M0 0c5-2 8 3 5 7-4 5-12 2-12-5" />
    </g>
  );
}

function Pawn({ spot, color, king = false }: { spot: Spot; color: string; king?: boolean }) {
  const [x, y] = seen(spot);
  return (
    <g transform={`translate(${x} ${y})`} fill={plastic(color, 0)}>
      {color === "blue" ? (
        <>
          <path d="M-9-5v4a9 4.500 0 0 0 18 0v-4z" />
          <path className="gp-mini-dark" d="M-9-5v4a9 4.500 0 0 0 18 0v-4z" />
          <ellipse cy="-5" rx="9" ry="4.500" />
        </>
      ) : (
        <>
          <path d="M-10-5v4L0 4l10-5v-4z" />
          <path className="gp-mini-dark" d="M-10-5v4L0 4l10-5v-4z" />
          <path d="M-10-5L0-10l10 5L0 0z" />
        </>
      )}
      {king && <path className="gp-mini-crown" d="M-6-6l-1-7 4 3 3-5 3 5 4-3-1 7z" />}
    </g>
  );
}
