import { DAY, HOUR, SECOND } from '../../platform/time/durations';

/** Longer than any, even across the date line. */
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

/** As UTC. */
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

/** `holds` is monotonic, true at `late`. */
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
 * First ms in the zone (SLIP-8): days have 23 to 25 hours; midnight may be skipped.
 *
 * @throws RangeError for an unknown zone
 * @example dayStart(Date.UTC(2026, 2, 29, 12), 'Europe/Berlin') // Date.UTC(2026, 2, 28, 23)
 */
export function dayStart(now: number, timeZone: string): number {
  return bettingDay(now, timeZone).start;
}

/** BET-7. */
export function dayEnd(now: number, timeZone: string): number {
  return bettingDay(now, timeZone).end;
}
