import type { BreakWanted } from '../../state';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const hours = (count: number): BreakWanted => ({ kind: 'time_out', hours: count });
const days = (count: number): BreakWanted => ({ kind: 'exclusion', days: count });

/** Time-outs of an hour to six weeks, then exclusions of six months to five years. */
export const BREAK_CHOICES: readonly BreakWanted[] = [
  hours(1),
  hours(DAY_HOURS),
  hours(3 * DAY_HOURS),
  hours(7 * DAY_HOURS),
  hours(30 * DAY_HOURS),
  hours(42 * DAY_HOURS),
  days(180),
  days(365),
  days(730),
  days(1_825),
];

/** In ms. */
export function lengthOf(pause: BreakWanted): number {
  return (pause.kind === 'time_out' ? pause.hours : pause.days * DAY_HOURS) * HOUR_MS;
}
