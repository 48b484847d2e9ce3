/** Lines of a chart: numbers over the steps of a game, as points on a field of so many units. */

export interface Field {
  width: number;
  height: number;
}

export interface Scale {
  least: number;
  most: number;
  /** Where to draw a quiet line, and what to write at it. */
  marks: number[];
}

const STEPS = [1, 2, 5]; // of every power of ten

/** Whole numbers around all the values, with at most five marks. */
export function scale(values: number[]): Scale {
  const least = Math.min(0, ...values);
  const top = Math.max(1, ...values);
  const span = top - least;
  let unit = 1;
  for (let power = 1; span / unit > 4; power *= 10) {
    for (const step of STEPS) {
      unit = step * power;
      if (span / unit <= 4) break;
    }
  }
  const from = Math.floor(least / unit) * unit;
  const most = Math.ceil(top / unit) * unit;
  const marks: number[] = [];
  for (let mark = from; mark <= most; mark += unit) marks.push(mark);
  return { least: from, most, marks };
}

export function across(step: number, steps: number, field: Field): number {
  return steps > 1 ? (step / (steps - 1)) * field.width : 0;
}

export function up(value: number, { least, most }: Scale, field: Field): number {
  return field.height - ((value - least) / (most - least)) * field.height;
}

/** The path of one seat: level until something changes, then straight to the new value. */
export function path(values: number[], by: Scale, field: Field): string {
  const corners: string[] = [];
  let before: number | undefined;
  values.forEach((value, step) => {
    const x = across(step, values.length, field).toFixed(1);
    const y = up(value, by, field).toFixed(1);
    if (before === undefined) corners.push(`M${x} ${y}`);
    else if (value !== before) corners.push(`H${x}V${y}`);
    else if (step === values.length - 1) corners.push(`H${x}`);
    before = value;
  });
  return corners.join("");
}
