/** Small drawings of the parts, for trays. */
export const SIGNS = {
  pawn: <circle cx="10" cy="10" r="6" />,
  king: <path d="M3 15h14l1-9-4.5 3.5L10 4 6.500 9.500 2 6z" />,
  pad: <rect x="3" y="3" width="14" height="14" rx="3.5" />,
  link: <path d="M2 8h16v4H2z" />,
  post: <path d="M8 2h4v16H8zM5 16h10v2H5zM5 2h10v2H5z" />,
  blocker: (
    <path
      d="M3 3h14v14H3zM6.500 5L5 6.500 8.500 10 5 13.500 6.500 15 10 11.500 13.500 15 15 13.500 11.500 10 15 6.500 13.500 5 10 8.500z"
      fillRule="evenodd"
    />
  ),
  pile: <path d="M3 13h14v4H3zM4.500 8h11v4h-11zM6 3h8v4H6z" />,
};

export function PartSign({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <svg className="gp-part" viewBox="0 0 20 20" aria-hidden="true">
      {SIGNS[sign]}
    </svg>
  );
}
