import type { Translator } from '@clutchline/i18n';

import type { BreakWanted } from '../../state';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const hours = (count: number): BreakWanted => ({ kind: 'time_out', hours: count });
const days = (count: number): BreakWanted => ({ kind: 'exclusion', days: count });

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

export function lengthOf(pause: BreakWanted): number {
  return (pause.kind === 'time_out' ? pause.hours : pause.days * DAY_HOURS) * HOUR_MS;
}

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR_DAYS = 365;

/** "24 hours", "7 days", "5 years". */
export function breakLength(t: Translator, pause: BreakWanted): string {
  if (pause.kind === 'exclusion') return daysText(t, pause.days);
  const isDays = pause.hours % 24 === 0 && pause.hours > 24;
  return isDays ? t('limits.days', { count: pause.hours / 24 }) : t('limits.hours', { count: pause.hours });
}

function daysText(t: Translator, days: number): string {
  return days % YEAR_DAYS === 0 ? t('limits.years', { count: days / YEAR_DAYS }) : t('limits.days', { count: days });
}

/** @example timeLeft(t, 93_784_000) // '1 day 02:03:04' */
export function timeLeft(t: Translator, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const clock = [(seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE, seconds % MINUTE].map(two).join(':');
  const days = Math.floor(seconds / DAY);
  return days === 0 ? clock : `${t('limits.days', { count: days })} ${clock}`;
}
