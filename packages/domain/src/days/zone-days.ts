import { machineZone, type WallClock, wallClock } from '@clutchline/contract';

const DAY_MS = 86_400_000;

/** A calendar day, "2026-11-23". */
export type Day = string;

const DAY = /^(20\d\d)-(\d\d)-(\d\d)$/;

/** Null unless a day of this century, written in full. */
export function readDay(text: string): Day | null {
  const [, year, month, date] = DAY.exec(text) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(at) && dayAt(at) === text ? text : null;
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export const addDays = (day: Day, days: number): Day => dayAt(midnight(day) + days * DAY_MS);

/** Noon UTC, to format a day in the zone UTC. */
export const noonOf = (day: Day): number => midnight(day) + DAY_MS / 2;

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** Days of one time zone (SCHED-1). Times in epoch ms. */
export interface ZoneDays {
  readonly dayOf: (at: number) => Day;
  /** First instant of the day; of a day that the zone skips, the first one after it. */
  readonly startOf: (day: Day) => number;
  /** `from` included, `to` excluded; consecutive days leave no gap and do not overlap. */
  readonly boundsOf: (day: Day) => { readonly from: number; readonly to: number };
}

/**
 * @param timeZone IANA; default: the machine's.
 * @example zoneDays('Asia/Bangkok').startOf('2026-11-23') // Date.UTC(2026, 10, 22, 17)
 */
export function zoneDays(timeZone?: string): ZoneDays {
  const wallOf = wallClock(timeZone ?? machineZone());

  function startOf(day: Day): number {
    const wall = midnight(day);
    const offsets = [wall - DAY_MS, wall + DAY_MS].map((at) => wallOf(at) - at);
    const found = offsets.map((offset) => wall - offset).filter((at) => wallOf(at) === wall);
    if (found.length > 0) return Math.min(...found);
    return firstAtWall(wallOf, wall, [wall - Math.max(...offsets), wall - Math.min(...offsets)]);
  }

  return {
    dayOf: (at) => dayAt(wallOf(at)),
    startOf,
    boundsOf: (day) => ({ from: startOf(day), to: startOf(addDays(day, 1)) }),
  };
}

/** The zone has no midnight on this day: the first instant after the clocks went forward. */
function firstAtWall(wallOf: WallClock, wall: number, [before, after]: readonly [number, number]): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallOf(middle) < wall) low = middle;
    else high = middle;
  }
  return high;
}
