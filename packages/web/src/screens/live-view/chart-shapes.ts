import type { MobaView } from '@clutchline/contract';
import { clockOfView } from '@clutchline/domain';

/** Drawing units; the chart scales to the width of its place. */
export const CHART_WIDTH = 600;
export const CHART_HEIGHT = 160;
/** Seconds of an empty chart. */
const LEAST_S = 600;
const LEAST_LEAD = 1_000;
const LEAST_KILLS = 5;

export interface ChartPoint {
  readonly at_s: number;
  /** Of side 1; negative if side 2 leads. */
  readonly lead: number | null;
  readonly kills: readonly [number, number] | null;
}

export interface ChartScale {
  readonly x: (seconds: number) => number;
  /** Length of the time axis, s. */
  readonly seconds: number;
}

type Charted = Pick<MobaView, 'lead' | 'gold' | 'kill_steps' | 'clock_s'>;

/** Rows of the table: the times of the gold lead, or without one of the kills, and the present. */
export function chartPoints(view: Charted): readonly ChartPoint[] {
  const { lead, gold, kill_steps } = view;
  const clock = clockOfView(view);
  const leads = new Map((lead ?? []).map(([at = 0, difference = 0]) => [at, difference]));
  const [first, second] = gold ?? [];
  if (clock !== null && first !== undefined && second !== undefined) leads.set(clock, first - second);
  const times = leads.size > 0 ? leads.keys() : (kill_steps ?? []).map(([at = 0]) => at);
  return [...new Set(times)]
    .sort((a, b) => a - b)
    .map((at_s) => ({ at_s, lead: leads.get(at_s) ?? null, kills: killsUntil(kill_steps, at_s) }));
}

function killsUntil(steps: MobaView['kill_steps'], at_s: number): readonly [number, number] | null {
  if (steps === undefined) return null;
  const until = steps.filter(([at = 0]) => at <= at_s);
  const first = until.filter(([, side]) => side === 1).length;
  return [first, until.length - first];
}

export function chartScale(points: readonly ChartPoint[], clock: number | null): ChartScale {
  const seconds = Math.max(LEAST_S, clock ?? 0, points.at(-1)?.at_s ?? 0);
  return { seconds, x: (at) => round((at / seconds) * CHART_WIDTH) };
}

/** Highest value of a symmetric axis: 1, 2 or 5 times a power of ten. */
export function niceLimit(values: readonly number[], least: number): number {
  const highest = Math.max(least, ...values.map(Math.abs));
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}

export interface LeadShape {
  /** Path of the area between lead and zero line. */
  readonly area: string;
  readonly line: string;
  readonly limit: number;
}

/** Null without a lead. */
export function leadShape(points: readonly ChartPoint[], { x }: ChartScale): LeadShape | null {
  const known = points.flatMap(({ at_s, lead }) => (lead === null ? [] : [{ at_s, lead }]));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  const limit = niceLimit(
    known.map(({ lead }) => lead),
    LEAST_LEAD,
  );
  const middle = CHART_HEIGHT / 2;
  const y = (lead: number): number => round(middle - (lead / limit) * middle);
  const line = known.map(({ at_s, lead }) => `${x(at_s)} ${y(lead)}`).join(' L');
  return { limit, line: `M${line}`, area: `M${x(first.at_s)} ${middle} L${line} L${x(last.at_s)} ${middle}Z` };
}

export interface KillShape {
  /** Of side 1 and side 2. */
  readonly lines: readonly [string, string];
  readonly limit: number;
}

/** Above and below the steps, so that a line at the edge is whole. */
const MARGIN = 4;

/** Steps of the kills, to the present; null if the source does not state their times. */
export function killShape(view: Charted, { x, seconds }: ChartScale, height: number): KillShape | null {
  const { kill_steps } = view;
  if (kill_steps === undefined) return null;
  const timesOf = (own: 1 | 2): number[] => kill_steps.flatMap(([at = 0, side]) => (side === own ? [at] : []));
  const limit = Math.max(LEAST_KILLS, timesOf(1).length, timesOf(2).length);
  const y = (kills: number): number => round(height - MARGIN - (kills / limit) * (height - 2 * MARGIN));
  const lineOf = (own: 1 | 2): string => {
    const steps = timesOf(own).map((at, index) => `H${x(at)} V${y(index + 1)}`);
    return [`M0 ${y(0)}`, ...steps, `H${x(Math.min(seconds, clockOfView(view) ?? seconds))}`].join(' ');
  };
  return { limit, lines: [lineOf(1), lineOf(2)] };
}

const round = (value: number): number => Math.round(value * 10) / 10;
