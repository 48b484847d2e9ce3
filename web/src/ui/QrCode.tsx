/** An address for a camera: dark on white by day and by night, as not every phone reads the other way. */
import { useMemo } from "react";
import { encode } from "uqr";
import "./qr.css";

const QUIET = 4; // squares of white on every side, as the standard asks

/** `label`: what it is, for those who cannot point a camera at it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = useMemo(() => drawn(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={dark} />
    </svg>
  );
}

/** A row of dark squares after the other. */
function drawn(text: string): { size: number; dark: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const rows = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, dark: rows.join("") };
}
