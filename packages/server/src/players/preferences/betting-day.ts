import { DAY, HOUR, SECOND } from '../../platform/time/durations';

/** Longer than any local day, even across a change of the date line. */
const LONGEST_LOCAL_DAY_MS = 2 * DAY;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const times = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...fields, ...times, timeZone, calendar: 'iso8601' });
  formatters.set(timeZone, made);
  return made;
}

/** Local time encoded as UTC. */
function wallTime(at: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const date = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return date + (at % SECOND);
}

/** The first ms at which `holds` is true; `holds` is monotonic and true at `late`. */
function firstMoment(early: number, late: number, holds: (at: number) => boolean): number {
  let [before, found] = [early, late];
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (holds(middle)) found = middle;
    else before = middle;
  }
  return found;
}

function startOfDay(now: number, timeZone: string): number {
  const dateOf = (at: number): number => Math.floor(wallTime(at, timeZone) / DAY);
  const today = dateOf(now);
  const sinceMidnight = wallTime(now, timeZone) - today * DAY;
  const guess = now - sinceMidnight;
  if (dateOf(guess) === today && dateOf(guess - 1) < today) return guess;
  return firstMoment(now - LONGEST_LOCAL_DAY_MS, now, (at) => dateOf(at) >= today);
}

/** First ms of the day and of the next. */
interface BettingDay {
  readonly start: number;
  readonly end: number;
}

/** Last day per zone. */
const days = new Map<string, BettingDay>();

function bettingDay(now: number, timeZone: string): BettingDay {
  const known = days.get(timeZone);
  if (known !== undefined && now >= known.start && now < known.end) return known;
  const start = startOfDay(now, timeZone);
  const day = { start, end: startOfDay(start + 26 * HOUR, timeZone) };
  days.set(timeZone, day);
  return day;
}

/**
 * Start of the local day, in ms since 1970 UTC: its first ms in the tz database zone (SLIP-8). Clock changes give days
 * of 23 or 25 hours, and a later start if midnight is skipped.
 *
 * @throws RangeError for an unknown zone
 * @example dayStart(Date.UTC(2026, 2, 29, 12), 'Europe/Berlin') // Date.UTC(2026, 2, 28, 23)
 */
export function dayStart(now: number, timeZone: string): number {
  return bettingDay(now, timeZone).start;
}

/** Start of the next day, in ms since 1970 UTC (BET-7). */
export function dayEnd(now: number, timeZone: string): number {
  return bettingDay(now, timeZone).end;
}
