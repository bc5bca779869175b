export interface Step {
  /** Business time, ms. */
  readonly at: number;
  /** Thousandths. */
  readonly odd: number;
}

/** The stored steps, and the price of now if it is another one. */
export function withCurrent(steps: readonly Step[], odd: number | null, now: number): readonly Step[] {
  const last = steps.at(-1);
  if (odd === null || last?.odd === odd) return steps;
  return [...steps, { at: Math.max(now, last?.at ?? now), odd }];
}

interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

const WIDTH = 300;
const HEIGHT = 80;
/** Above the highest and below the lowest price. */
const EDGE = 6;

/** Each price stays until the next one; longer odds are higher. */
export function stepPath(steps: readonly Step[], { from, to, least, most }: Bounds): string {
  const x = (at: number): string => (((at - from) / Math.max(1, to - from)) * WIDTH).toFixed(1);
  const y = (odd: number): string =>
    (HEIGHT - EDGE - ((odd - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const [first, ...others] = steps;
  if (first === undefined) return '';
  return `M${x(first.at)} ${y(first.odd)}${others.map(({ at, odd }) => `H${x(at)}V${y(odd)}`).join('')}H${WIDTH}`;
}

const DASH = 9;
const DOT = 2;
const GAP = 4;

/** Dashes, then dots: another pattern for each line of a chart, the first one without gaps. */
export function dashOf(line: number): string {
  if (line < 3) return ['none', `${DASH} ${GAP}`, `${DOT} ${GAP}`][line] ?? 'none';
  let marks = 2;
  let dots = line - 2;
  while (dots >= marks) {
    dots -= marks - 1;
    marks += 1;
  }
  return Array.from({ length: marks }, (_, mark) => `${mark < marks - dots ? DASH : DOT} ${GAP}`).join(' ');
}
