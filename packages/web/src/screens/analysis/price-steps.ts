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
