/** Of one table of odds: how many draws fell into each row, and the chance of each row. */
export interface DrawnTable {
  readonly counts: readonly number[];
  readonly chances: readonly number[];
}

/**
 * Pearson's test: the chance that a table drawn by these odds deviates as much as this one.
 *
 * @throws RangeError if a row without a chance was drawn: that is an error whatever the number of draws.
 */
export function chiSquareP({ counts, chances }: DrawnTable): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [square, rows] = [0, 0];
  counts.forEach((count, row) => {
    const expected = total * (chances[row] ?? 0);
    if (expected === 0 && count > 0) throw new RangeError(`row ${row} was drawn ${count} times, but has no chance`);
    if (expected === 0) return;
    square += (count - expected) ** 2 / expected;
    rows += 1;
  });
  return upperGamma((rows - 1) / 2, square / 2);
}

const STEPS = 10_000;
const SMALL = 1e-300;

/** Regularized upper incomplete gamma function Q(a, x), by series or continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0 || a <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerGamma(a, x) : scale * continuedFraction(a, x);
}

function lowerGamma(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < STEPS && term > sum * 1e-15; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / SMALL;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS; step += 1) {
    const part = -step * (step - a);
    b += 2;
    d = 1 / nonZero(part * d + b);
    c = nonZero(b + part / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

const nonZero = (value: number): number => (Math.abs(value) < SMALL ? SMALL : value);

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const x = z - 1;
  const sum = LANCZOS.reduce((all, factor, index) => (index === 0 ? factor : all + factor / (x + index)), 0);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}
