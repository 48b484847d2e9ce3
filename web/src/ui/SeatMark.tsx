/** The sign of a seat: a color and a shape, so that neither stands alone. */
const SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4.5 4.5h15v15h-15z",
  "M12 3l10 17.5H2z",
  "M12 2l10 10-10 10L2 12z",
  "M12 2.5l9.5 7-3.6 11.5H6.1L2.5 9.5z",
  "M7 3h10l5 9-5 9H7l-5-9z",
  "M12 2l3 7 7 .7-5.3 4.8 1.6 7.5-6.3-4-6.3 4 1.6-7.5L2 9.7 9 9z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  "M12 21.5C5.5 16.5 2 13 2 8.6A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.6c0 4.4-3.5 7.9-10 12.9z",
  "M3 3h18l-6.5 9L21 21H3l6.5-9z",
  "M16 2.5A10 10 0 1 0 21.5 16 8.5 8.5 0 0 1 16 2.5z",
];

export function SeatMark({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[seat % SHAPES.length]}
        fill={`var(--seat-${seat % SHAPES.length}-fill, ${seatColor(seat)})`}
        stroke={seatColor(seat)}
        strokeWidth="2"
        fillRule="evenodd"
        paintOrder="stroke"
      />
    </svg>
  );
}

export function seatColor(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
