/** 5 in `npm test`, 200 in `npm run chaos`. */
const RUNS = Number(process.env['RUNS'] ?? 5);

export function countOf(inTest: number, full: number): number {
  const count = RUNS < 20 ? (inTest * RUNS) / 20 : inTest + ((full - inTest) * (RUNS - 20)) / 180;
  return Math.max(1, Math.round(count));
}
