import fc from 'fast-check';
import { expect, it } from 'vitest';

import { changeLimit, currentLimit, LOOSER_AFTER_MS } from './change-limit';
import type { SetLimit } from './player-limit';

const NONE: SetLimit = { value: null, pending: null };
const DAY = 86_400_000;

it('BET-7 a first limit holds at once, for no limit is the loosest of all', () => {
  expect(changeLimit(NONE, 100n, 7)).toEqual({ value: 100n, pending: null });
});

it('BET-7 R13 a tighter limit holds at once', () => {
  expect(changeLimit({ value: 100n, pending: null }, 50n, 7)).toEqual({ value: 50n, pending: null });
});

it('BET-7 a looser limit and none at all wait for 24 hours', () => {
  const limit: SetLimit = { value: 100n, pending: null };
  expect(changeLimit(limit, 101n, 7)).toEqual({ value: 100n, pending: { value: 101n, from: 7 + DAY } });
  expect(changeLimit(limit, null, 7)).toEqual({ value: 100n, pending: { value: null, from: 7 + DAY } });
});

it('BET-7 the looser limit holds from the very millisecond, not one before', () => {
  const limit = changeLimit({ value: 100n, pending: null }, 300n, 0);
  expect(currentLimit(limit, DAY - 1)).toEqual(limit);
  expect(currentLimit(limit, DAY)).toEqual({ value: 300n, pending: null });
});

it('BET-7 a tighter change, and saying the same again, cancel what waits', () => {
  const pendingLimit: SetLimit = { value: 100n, pending: { value: 300n, from: DAY } };
  expect(changeLimit(pendingLimit, 60n, 5)).toEqual({ value: 60n, pending: null });
  expect(changeLimit(pendingLimit, 100n, 5)).toEqual({ value: 100n, pending: null });
});

it('BET-7 wanting less than what waits keeps its time, wanting more begins a new wait', () => {
  const pendingLimit: SetLimit = { value: 100n, pending: { value: 300n, from: DAY } };
  expect(changeLimit(pendingLimit, 200n, 5)).toEqual({ value: 100n, pending: { value: 200n, from: DAY } });
  expect(changeLimit(pendingLimit, 300n, 5)).toEqual(pendingLimit);
  expect(changeLimit(pendingLimit, 301n, 5)).toEqual({ value: 100n, pending: { value: 301n, from: 5 + DAY } });
  expect(changeLimit(pendingLimit, null, 5)).toEqual({ value: 100n, pending: { value: null, from: 5 + DAY } });
});

it('BET-7 a change is compared with the limit in force, not with the stored one', () => {
  const pendingLimit: SetLimit = { value: 100n, pending: { value: 300n, from: DAY } };
  expect(changeLimit(pendingLimit, 200n, DAY)).toEqual({ value: 200n, pending: null });
});

/** Infinity is no limit. */
const changes = fc.array(
  fc.record({
    value: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(Infinity)),
    after: fc.oneof(fc.integer({ min: 0, max: 3 * DAY }), fc.constantFrom(0, 1, DAY - 1, DAY, DAY + 1)),
  }),
  { minLength: 1, maxLength: 12 },
);

interface RequestedChange {
  readonly value: number;
  readonly at: number;
}

function timesOf(list: readonly { value: number; after: number }[]): RequestedChange[] {
  let at = 0;
  return list.map(({ value, after }) => ({ value, at: (at += after) }));
}

const asLimit = (value: number): bigint | null => (value === Infinity ? null : BigInt(value));
const asNumber = (value: bigint | null): number => (value === null ? Infinity : Number(value));

function tightestWanted(requested: readonly RequestedChange[], at: number): number {
  const lasting = requested.filter((change, index) => {
    const until = requested[index + 1]?.at ?? Infinity;
    return change.at <= at && until > at - LOOSER_AFTER_MS && until > change.at;
  });
  return Math.min(...lasting.map(({ value }) => value));
}

it('BET-7 R13 never is a limit in force looser than anything wanted in the last 24 hours', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 2 * DAY }), (list, later) => {
      const requested = timesOf(list);
      let limit = NONE;
      for (const { value, at } of requested) {
        limit = changeLimit(limit, asLimit(value), at);
        expect(asNumber(currentLimit(limit, at).value)).toBeLessThanOrEqual(value);
      }
      const last = requested.at(-1);
      const at = (last?.at ?? 0) + later;
      expect(asNumber(currentLimit(limit, at).value)).toBeLessThanOrEqual(tightestWanted(requested, at));
      if (later >= DAY) expect(asNumber(currentLimit(limit, at).value)).toBe(last?.value);
    }),
  );
});

it('BET-7 between two changes a limit changes at most once, and only to the last requested value', () => {
  fc.assert(
    fc.property(changes, fc.array(fc.integer({ min: 0, max: 2 * DAY }), { maxLength: 8 }), (list, moments) => {
      const requested = timesOf(list);
      const limit = requested.reduce((before, { value, at }) => changeLimit(before, asLimit(value), at), NONE);
      const last = requested.at(-1) ?? { value: Infinity, at: 0 };
      const seen = moments
        .sort((left, right) => left - right)
        .map((later) => asNumber(currentLimit(limit, last.at + later).value));
      const switches = seen.filter((value, index) => index > 0 && value !== seen[index - 1]);
      expect(switches.length).toBeLessThanOrEqual(1);
      for (const value of switches) expect(value).toBe(last.value);
    }),
  );
});
