import { MARKET_CODES, type MapFacts } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FIRST, SECOND, buildUnsettledPlay, buildMapFacts, outcomesOf } from '../../testing/index';
import { MARKET_RULES } from '../market-rules';

const ON_MAP = MARKET_CODES.filter((market) => MARKET_RULES[market].scope === 'map');
const OVER_UNDER = [{ kind: 'over' }, { kind: 'under' }] as const;
const forfeited = (fields: Partial<MapFacts> = {}): MapFacts => buildMapFacts({ ...fields, status: 'forfeited' });
const VOID = ['abandoned', 'abandoned'];

describe('a map that was forfeited', () => {
  it('BET-9 forfeit: the official winner counts, also against the score', () => {
    const play = buildUnsettledPlay('map_winner', [FIRST, SECOND]);
    expect(outcomesOf(play, { map: forfeited({ winner: 3 }) })).toEqual(['lost', 'won']);
    expect(outcomesOf(play, { map: forfeited({ winner: null }) })).toEqual([
      'unverifiable_result',
      'unverifiable_result',
    ]);
  });

  it.each(['total_kills', 'total_rounds'] as const)(
    'BET-9 forfeit: %s is won over and lost under where the line was passed before',
    (market) => {
      const outcomes = (line: number) =>
        outcomesOf(buildUnsettledPlay(market, OVER_UNDER, { line }), { map: forfeited({ score_1: 20, score_2: 11 }) });
      expect(outcomes(30_500)).toEqual(['won', 'lost']);
      expect(outcomes(31_500)).toEqual(VOID);
      expect(outcomes(31_000), 'one more would turn the push').toEqual(VOID);
      expect(outcomes(30_750), 'one more would make the half win whole').toEqual(VOID);
      expect(
        outcomesOf(buildUnsettledPlay(market, OVER_UNDER, { line: 1_500 }), { map: forfeited({ score_2: null }) }),
      ).toEqual(VOID);
    },
  );

  it.each(['kill_handicap', 'rounds_handicap'] as const)('BET-9 forfeit: %s could still have turned', (market) => {
    const play = buildUnsettledPlay(market, [
      [FIRST, -1_500],
      [SECOND, 1_500],
    ]);
    expect(outcomesOf(play, { map: forfeited() })).toEqual(VOID);
  });

  it.each(['odd_even_kills', 'odd_even_rounds'] as const)('BET-9 forfeit: %s could still have turned', (market) => {
    const play = buildUnsettledPlay(market, [{ kind: 'odd' }, { kind: 'even' }]);
    expect(outcomesOf(play, { map: forfeited() })).toEqual(VOID);
  });

  it.each(['race_to_kills', 'race_to_rounds'] as const)(
    'BET-9 forfeit: %s is settled if the race was decided',
    (market) => {
      const race = (line: number) => buildUnsettledPlay(market, [FIRST, SECOND], { line });
      expect(outcomesOf(race(10_000), { map: forfeited() })).toEqual(['won', 'lost']);
      expect(outcomesOf(race(15_000), { map: forfeited() })).toEqual(VOID);
    },
  );

  it.each(['first_blood', 'first_tower', 'pistol_1', 'pistol_13'] as const)(
    'BET-9 forfeit: %s is settled if the fact is known',
    (market) => {
      const play = buildUnsettledPlay(market, [FIRST, SECOND]);
      expect(outcomesOf(play, { map: forfeited({ [market]: 3 }) })).toEqual(['lost', 'won']);
      expect(outcomesOf(play, { map: forfeited({ [market]: null }) })).toEqual(VOID);
    },
  );

  it('BET-9 forfeit: the duration is over where the clock had passed its line, on the minute too', () => {
    const duration = (line: number | null) => buildUnsettledPlay('duration', OVER_UNDER, { line });
    expect(outcomesOf(duration(34_000), { map: forfeited({ duration_s: 2_040 }) })).toEqual(['won', 'lost']);
    expect(outcomesOf(duration(34_000), { map: forfeited({ duration_s: 2_039 }) })).toEqual(VOID);
    expect(outcomesOf(duration(34_000), { map: forfeited({ duration_s: null }) })).toEqual(VOID);
    expect(outcomesOf(duration(null), { map: forfeited() })).toEqual(VOID);
  });

  it('BET-9 forfeit: a settled play has the result of any continuation of the map', () => {
    const count = fc.integer({ min: 0, max: 60 });
    const market = fc.constantFrom(...ON_MAP.filter((code) => code !== 'map_winner'));
    const picks = [FIRST, SECOND, ...OVER_UNDER, { kind: 'odd' }, { kind: 'even' }] as const;
    const continuation = fc.record({ kills_1: count, kills_2: count, seconds: fc.integer({ min: 0, max: 3_600 }) });
    const line = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters * 250);
    let validCount = 0;
    fc.assert(
      fc.property(market, line, count, continuation, (code, at, score_1, more) => {
        const play = buildUnsettledPlay(code, [...picks.map((pick) => [pick, at] as const)], { line: at });
        const then = forfeited({ score_1 });
        const standing = outcomesOf(play, { map: then });
        if (standing?.every((outcome) => outcome === 'abandoned')) return;
        validCount += 1;
        const played = buildMapFacts({
          score_1: score_1 + more.kills_1,
          score_2: (then.score_2 ?? 0) + more.kills_2,
          duration_s: (then.duration_s ?? 0) + more.seconds,
        });
        expect(standing).toEqual(outcomesOf(play, { map: played }));
      }),
      { numRuns: 5_000 },
    );
    expect(validCount).toBeGreaterThan(500);
  });
});
