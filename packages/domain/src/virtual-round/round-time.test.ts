import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roundBetRefusal } from './round-bet-refusal';
import { readRoundNumber, roundLock, roundMoment, roundNumber, roundStart } from './round-time';

const DAY = Date.UTC(2026, 10, 22);
const ROUND = roundMoment(DAY).round + 416;
const START = roundStart(ROUND);

describe('roundMoment', () => {
  it.each([
    [0, 'ready', 5_000],
    [4_999, 'ready', 5_000],
    [5_000, 'betting', 50_000],
    [49_999, 'betting', 50_000],
    [50_000, 'preparing', 55_000],
    [55_000, 'in_match', 110_000],
    [109_999, 'in_match', 110_000],
    [110_000, 'ended', 120_000],
    [119_999, 'ended', 120_000],
  ])('ROUND-1, ROUND-3 %d ms after the start of the round: %s until %d', (offset, phase, end) => {
    const moment = roundMoment(START + offset);
    expect(moment).toMatchObject({ round: ROUND, phase, endsAt: START + end });
  });

  it('ROUND-3 the phases of consecutive rounds leave no gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY * 2 }), (at) => {
        const moment = roundMoment(at);
        expect(moment.startsAt).toBeLessThanOrEqual(at);
        expect(moment.endsAt).toBeGreaterThan(at);
        expect(roundMoment(moment.endsAt).startsAt).toBe(moment.endsAt);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('ROUND-3 %d is no ms of the business clock', (at) => {
    expect(() => roundMoment(at)).toThrow(RangeError);
  });
});

describe('roundNumber', () => {
  it('ROUND-3 is the UTC date and the number of the day', () => {
    expect(roundNumber(ROUND)).toBe('20261122-417');
    expect(roundNumber(ROUND - 416)).toBe('20261122-001');
    expect(roundNumber(ROUND - 417)).toBe('20261121-720');
  });

  it('ROUND-3 is read back to the round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7_889_400, max: 33_000_000 }), (round) => {
        expect(readRoundNumber(roundNumber(round))).toBe(round);
      }),
    );
  });

  it.each([
    '20261131-001',
    '20261122-000',
    '20261122-721',
    '20261122-1',
    '20261122-0417',
    '417',
    '0',
    '-1',
    '9007199254740992',
    ' 20261122-417',
    '20261122-417\n',
    '20260229-001',
    '',
  ])('bad-input 133 %j names no round', (text) => {
    expect(readRoundNumber(text)).toBeNull();
  });
});

describe('roundBetRefusal', () => {
  const lock = roundLock(ROUND);

  it.each([
    ['before the round', START - 1, false, 'bet_invalid'],
    ['in ready', START, false, 'suspended'],
    ['at the end of ready', START + 4_999, false, 'suspended'],
    ['when betting opens', START + 5_000, false, null],
    ['1 ms before the lock', lock - 1, false, null],
    ['at the lock', lock, false, 'past_cut_off'],
    ['after the lock', lock + 1, false, 'past_cut_off'],
    ['in match, not closed yet', START + 60_000, false, 'past_cut_off'],
    ['in match', START + 60_000, true, 'bet_closed'],
    ['1 ms before the lock on a closed round', lock - 1, true, 'bet_closed'],
    ['on a past round', START + 120_000, false, 'bet_closed'],
  ])('bad-input 129 a bet %s', (_when, at, isClosed, refusal) => {
    expect(roundBetRefusal(ROUND, at, isClosed)).toBe(refusal);
  });
});
