import { afterEach, expect, it, vi } from 'vitest';

import { machineZone, wallClock } from './wall-clock';

const HOUR = 3_600_000;

/** Each has moved its clocks, its midnight or its date line since 2000. */
const ZONES = [
  ...['Pacific/Apia', 'Asia/Beirut', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/Santiago', 'America/Sao_Paulo'],
  ...['Asia/Tehran', 'America/St_Johns', 'Asia/Pyongyang', 'Africa/Casablanca', 'America/Havana', 'Asia/Kathmandu'],
  ...['Pacific/Chatham', 'Europe/London', 'Asia/Tokyo', 'UTC'],
];

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Asia/Bangkok', '2026-11-22T17:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22T18:15:00.123Z', '2026-11-23T00:00:00.123Z'],
  ['Europe/London', '2026-07-01T23:30:00.000Z', '2026-07-02T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01T01:00:00.000Z'],
])('LANG-6 SCHED-1 a clock in %s at %s shows %s', (zone, at, shown) => {
  expect(new Date(wallClock(zone)(Date.parse(at))).toISOString()).toBe(shown);
});

it.each(ZONES)('LANG-6 SCHED-1 in %s it is the same with and without Temporal over a quarter of a century', (zone) => {
  const withTemporal = wallClock(zone);
  vi.stubGlobal('Temporal', undefined);
  const without = wallClock(zone);
  // An odd step visits all minutes and seconds.
  for (let at = Date.UTC(2001, 0, 1) + 250; at < Date.UTC(2027, 0, 1); at += 31 * HOUR + 61_001) {
    expect([at, withTemporal(at)]).toEqual([at, without(at)]);
  }
});

it('LANG-6 the machine is in the same zone with and without Temporal', () => {
  const zone = machineZone();
  vi.stubGlobal('Temporal', undefined);
  expect(machineZone()).toBe(zone);
});

it.each([true, false])('bad-input 167 an unknown zone is an error (Temporal: %s)', (hasTemporal) => {
  if (!hasTemporal) vi.stubGlobal('Temporal', undefined);
  expect(() => wallClock('Mars/Olympus')(0)).toThrow(RangeError);
});
