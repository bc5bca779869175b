/** How much is done: 20 in `npm test`, 200 by `npm run chaos`. Every count grows with it. */
const RUNS = Number(process.env['RUNS'] ?? 20);

/** A count that is `inTest` where RUNS is 20 and `full` where it is 200. */
export function countOf(inTest: number, full: number): number {
  const count = RUNS < 20 ? (inTest * RUNS) / 20 : inTest + ((full - inTest) * (RUNS - 20)) / 180;
  return Math.max(1, Math.round(count));
}
