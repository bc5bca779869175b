import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dayEnd, dayStart } from './betting-day';

const HOUR = 3_600_000;

const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Scoresbysund',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

const calendars = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })]),
);

/** Independent of the code under test. */
const localDate = (at: number, zone: (typeof ZONES)[number]): string => calendars.get(zone)?.format(at) ?? '';

const moments = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2040, 0, 1) });

it('SLIP-8 the day begins at the first ms of its date in the zone, whatever zone and moment', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, fc.double({ min: 0, max: 1, noNaN: true }), (zone, now, part) => {
      const start = dayStart(now, zone);
      const today = localDate(now, zone);
      expect(start).toBeLessThanOrEqual(now);
      expect(localDate(start, zone)).toBe(today);
      expect(localDate(start - 1, zone) < today).toBe(true);
      const between = start + Math.floor((now - start) * part);
      expect(localDate(between, zone)).toBe(today);
      expect(dayStart(between, zone)).toBe(start);
    }),
    { numRuns: 600 },
  );
});

it('SLIP-8 every day of three years begins right in every zone, the days on which clocks are turned too', () => {
  for (const zone of ZONES) {
    let start = dayStart(Date.UTC(2025, 0, 2), zone);
    const lengths = new Set<number>();
    while (start < Date.UTC(2028, 0, 1)) {
      const next = dayStart(start + 30 * HOUR, zone);
      expect(localDate(next, zone) > localDate(next - 1, zone), `${zone} ${new Date(next).toISOString()}`).toBe(true);
      expect(localDate(next - 1, zone)).toBe(localDate(start, zone));
      lengths.add((next - start) / HOUR);
      start = next;
    }
    expect([...lengths].every((hours) => hours >= 23 && hours <= 25)).toBe(true);
  }
});

it('SLIP-8 the day changes between 23:59:59.999 and 00:00:00.000 of the zone', () => {
  const midnight = Date.UTC(2026, 0, 1, 16);
  expect(dayStart(midnight, 'Asia/Shanghai')).toBe(midnight);
  expect(dayStart(midnight - 1, 'Asia/Shanghai')).toBe(midnight - 24 * HOUR);
  expect(dayStart(midnight + 24 * HOUR - 1, 'Asia/Shanghai')).toBe(midnight);
  expect(dayStart(midnight, 'UTC')).toBe(midnight - 16 * HOUR);
});

it('SLIP-8 a day has 23 hours in spring and 25 in autumn', () => {
  const lengthOf = (noon: number): number => {
    const start = dayStart(noon, 'Europe/Berlin');
    return (dayStart(noon + 24 * HOUR, 'Europe/Berlin') - start) / HOUR;
  };
  expect(dayStart(Date.UTC(2026, 2, 29, 12), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 28, 23));
  expect(lengthOf(Date.UTC(2026, 2, 28, 12))).toBe(24);
  expect(lengthOf(Date.UTC(2026, 2, 29, 12))).toBe(23);
  expect(lengthOf(Date.UTC(2026, 9, 25, 12))).toBe(25);
});

it('SLIP-8 where midnight is skipped the day begins at one, where it comes twice at the first', () => {
  expect(dayStart(Date.UTC(2026, 2, 8, 18), 'America/Havana')).toBe(Date.UTC(2026, 2, 8, 5));
  expect(dayStart(Date.UTC(2026, 10, 1, 18), 'America/Havana')).toBe(Date.UTC(2026, 10, 1, 4));
  expect(dayStart(Date.UTC(2026, 10, 1, 4, 30), 'America/Havana')).toBe(Date.UTC(2026, 10, 1, 4));
});

it('SLIP-8 a zone that does not exist is an error', () => {
  expect(() => dayStart(0, 'Mars/Olympus')).toThrow(RangeError);
});

it('BET-7 the day ends with the last ms of its date, whatever zone and moment', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, (zone, now) => {
      const end = dayEnd(now, zone);
      expect(localDate(end - 1, zone)).toBe(localDate(now, zone));
      expect(localDate(end, zone) > localDate(now, zone)).toBe(true);
    }),
  );
});
