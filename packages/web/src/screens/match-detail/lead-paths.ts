type Pair = readonly [number, number];

/** In units of the picture, which is stretched to its place. */
export const WIDTH = 300;
export const HEIGHT = 48;
const MIDDLE = HEIGHT / 2;

/** A map of fewer kills or rounds, and a smaller lead, do not fill the picture. */
const LEAST_TOTAL = 12;
const LEAST_LEAD = 4;

interface LeadPaths {
  /** Seen areas while the first and while the second team leads. */
  readonly one: string;
  readonly two: string;
  readonly line: string;
  /** Straight, from the start of the map to the first score that was seen. */
  readonly before: string;
  /** Of the present score. */
  readonly end: string;
}

/** The lead of the first team, upwards, over the kills or rounds of both. */
export function leadPaths(scores: readonly Pair[]): LeadPaths {
  const points = scores.map(([one, two]) => ({ total: one + two, lead: one - two }));
  const total = Math.max(LEAST_TOTAL, ...points.map((point) => point.total));
  const most = Math.max(LEAST_LEAD, ...points.map(({ lead }) => Math.abs(lead)));
  const x = (at: number): string => ((at / total) * WIDTH).toFixed(1);
  const y = (lead: number): string => (MIDDLE - (lead / most) * (MIDDLE - 2)).toFixed(1);
  const through = (leadOf: (lead: number) => number): string =>
    points.map((point) => `${x(point.total)} ${y(leadOf(point.lead))}`).join('L');
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return { one: '', two: '', line: '', before: '', end: '' };
  const area = (leadOf: (lead: number) => number): string =>
    `M${x(first.total)} ${MIDDLE}L${through(leadOf)}L${x(last.total)} ${MIDDLE}z`;
  return {
    one: area((lead) => Math.max(0, lead)),
    two: area((lead) => Math.min(0, lead)),
    line: `M${through((lead) => lead)}`,
    before: `M0 ${MIDDLE}L${x(first.total)} ${y(first.lead)}`,
    end: `M${x(last.total)} ${y(last.lead)}h0.01`,
  };
}
