import { describe, expect, it } from 'vitest';

import { addDays, readDay, zoneDays } from './zone-days';

const HOUR = 3_600_000;
const hoursOf = (zone: string, day: string): number => {
  const { from, to } = zoneDays(zone).boundsOf(day);
  return (to - from) / HOUR;
};

/** K4. Each has moved its clocks, its midnight or its date line since 2000. */
const ZONES = [
  'Pacific/Apia',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Sao_Paulo',
  'Asia/Tehran',
  'America/St_Johns',
  'Asia/Pyongyang',
  'Africa/Casablanca',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Europe/London',
];

/** K4 asks for all of them; `npm run content-checks` sets `ZONE_YEARS=all`. */
const YEARS =
  process.env['ZONE_YEARS'] === 'all' ? Array.from({ length: 28 }, (_, n) => 2_000 + n) : [2000, 2011, 2016, 2026];

interface Temporal {
  readonly PlainDate: {
    from(day: string): { toZonedDateTime(zone: string): { readonly epochMilliseconds: number } };
  };
}

/** The engine's own calendar; absent before Node 26. */
const temporal = Reflect.get(globalThis, 'Temporal') as Temporal | undefined;

const startByTemporal = ({ PlainDate }: Temporal, day: string, zone: string): number =>
  PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

describe('days of a time zone', () => {
  it.each([
    ['2026-02-30'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['x'],
    [''],
    ['0001-01-01'],
    ['9999-12-31'],
    ['2026-2-3'],
    ['2026-02-03T00:00'],
    [' 2026-02-03'],
    ['２０２６-02-03'],
  ])('bad-input 160: %j is no day', (text) => expect(readDay(text)).toBeNull());

  it('SCHED-1 a written day is read, and days follow each other over months and leap days', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('SCHED-1 a day has 23, 24 or 25 hours, 24.5 in Lord Howe, and none where a zone skipped it', () => {
    expect(hoursOf('Europe/London', '2026-03-29')).toBe(23);
    expect(hoursOf('Europe/London', '2026-10-25')).toBe(25);
    expect(hoursOf('Australia/Lord_Howe', '2026-04-05')).toBe(24.5);
    expect(hoursOf('Pacific/Apia', '2011-12-30')).toBe(0);
    expect(hoursOf('Asia/Bangkok', '2026-11-23')).toBe(24);
  });

  it('bad-input 167 a day without midnight begins when its clocks went forward', () => {
    expect(zoneDays('America/Santiago').startOf('2026-09-06')).toBe(Date.UTC(2026, 8, 6, 4));
    expect(zoneDays('Africa/Cairo').startOf('2026-04-24')).toBe(Date.UTC(2026, 3, 23, 22));
  });

  it('bad-input 167 of a midnight that comes twice, the first one begins the day', () => {
    expect(zoneDays('America/Havana').startOf('2026-11-01')).toBe(Date.UTC(2026, 10, 1, 4));
    expect(hoursOf('America/Havana', '2026-11-01')).toBe(25);
  });

  it.each(ZONES)(
    'SCHED-1 K4 bad-input 167: in %s each instant is on exactly one day, also while the clocks move',
    (zone) => {
      const days = zoneDays(zone);
      for (const year of YEARS) {
        let to = days.startOf(`${year}-01-01`);
        for (let day = `${year}-01-01`; day < `${year + 1}`; day = addDays(day, 1)) {
          const bounds = days.boundsOf(day);
          expect([day, bounds.from]).toEqual([day, to]);
          to = bounds.to;
          if (temporal !== undefined) expect([day, bounds.from]).toEqual([day, startByTemporal(temporal, day, zone)]);
          if (bounds.from < to) expect([day, days.dayOf(bounds.from)]).toEqual([day, day]);
        }
      }
    },
    5_000 * YEARS.length,
  );
});
