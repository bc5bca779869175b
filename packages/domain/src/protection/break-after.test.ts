import fc from 'fast-check';
import { expect, it } from 'vitest';

import { breakAfter, currentBreak, type Pause } from './player-limit';

const timeOut = (until: number): Pause => ({ kind: 'time_out', until });
const exclusion = (until: number): Pause => ({ kind: 'exclusion', until });

it('BET-7 a break runs until its end and not a millisecond longer', () => {
  expect(currentBreak(timeOut(100), 99)).toEqual(timeOut(100));
  expect(currentBreak(timeOut(100), 100)).toBeNull();
  expect(currentBreak(null, 0)).toBeNull();
});

it('BET-7 where none runs the wanted break begins', () => {
  expect(breakAfter(null, timeOut(200), 100)).toEqual(timeOut(200));
  expect(breakAfter(exclusion(100), timeOut(200), 100)).toEqual(timeOut(200));
});

it('BET-7 R13 a break is made longer, never shorter', () => {
  expect(breakAfter(timeOut(300), timeOut(200), 100)).toEqual(timeOut(300));
  expect(breakAfter(timeOut(300), timeOut(400), 100)).toEqual(timeOut(400));
});

it('BET-7 a time-out does not replace an exclusion, an exclusion replaces a time-out', () => {
  expect(breakAfter(exclusion(900), timeOut(200), 100)).toEqual(exclusion(900));
  expect(breakAfter(exclusion(150), timeOut(200), 100)).toEqual(exclusion(200));
  expect(breakAfter(timeOut(200), exclusion(900), 100)).toEqual(exclusion(900));
});

const pauses = fc.array(
  fc.record({
    kind: fc.constantFrom('time_out' as const, 'exclusion' as const),
    until: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 6 },
);

it('BET-7 for any breaks in any order, the longest and strictest of them is in force', () => {
  fc.assert(
    fc.property(pauses, fc.array(fc.nat()), (wanted, keys) => {
      const result = wanted.reduce<Pause | null>((running, pause) => breakAfter(running, pause, 0), null);
      const shuffled = wanted
        .map((pause, index) => ({ pause, key: keys[index] ?? 0 }))
        .sort((left, right) => left.key - right.key)
        .reduce<Pause | null>((running, { pause }) => breakAfter(running, pause, 0), null);
      const until = Math.max(...wanted.map((pause) => pause.until));
      const kind = wanted.some((pause) => pause.kind === 'exclusion') ? 'exclusion' : 'time_out';
      expect(result).toEqual({ kind, until });
      expect(shuffled).toEqual(result);
    }),
  );
});
