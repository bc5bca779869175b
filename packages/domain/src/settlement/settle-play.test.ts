import { MARKET_CODES } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { FIRST, SECOND, buildUnsettledPlay, buildMapFacts, buildMatchFacts, outcomesOf } from '../testing/index';
import { settlePlay } from './settle-play';
import { MARKET_RULES } from './market-rules';
import { RULE_BOOK } from './rule-book';

const ON_MAP = MARKET_CODES.filter((market) => MARKET_RULES[market].scope === 'map');
const ON_MATCH = MARKET_CODES.filter((market) => MARKET_RULES[market].scope === 'match');
const UNKNOWN = buildMapFacts({
  winner: null,
  score_1: null,
  score_2: null,
  duration_s: null,
  first_blood: null,
  first_tower: null,
  pistol_1: null,
  pistol_13: null,
});

describe('decidePlay', () => {
  it('BET-9 returns outcome, result and rule of each point', () => {
    const play = buildUnsettledPlay('match_winner', [FIRST, SECOND]);
    expect(settlePlay(play, { map: null, match: buildMatchFacts() })).toEqual([
      { point_id: 1, outcome: 'won', void_reason: null, dead_heat: 1, result: '2:1', rule: 'match-winner@1' },
      { point_id: 2, outcome: 'lost', void_reason: null, dead_heat: 1, result: '2:1', rule: 'match-winner@1' },
    ]);
  });

  it.each(ON_MAP)('BET-9 %s waits for the facts of its map', (market) => {
    const play = buildUnsettledPlay(market, [FIRST, SECOND], { line: 10_000 });
    expect(settlePlay(play, { map: null, match: null })).toBeNull();
    expect(settlePlay(play, { map: null, match: buildMatchFacts() })).toBeNull();
  });

  it.each(ON_MATCH)('BET-9 %s waits for the facts of the match', (market) => {
    const play = buildUnsettledPlay(market, [FIRST, SECOND], { line: 2_500 });
    expect(settlePlay(play, { map: buildMapFacts(), match: null })).toBeNull();
  });

  it.each(ON_MAP)('BET-9 %s is void on a map that was not played', (market) => {
    const play = buildUnsettledPlay(market, [FIRST, SECOND], { round: 3, line: 10_000 });
    const map = buildMapFacts({ status: 'not_played' });
    expect(outcomesOf(play, { map })).toEqual(['not_played', 'not_played']);
    const { rule = '' } = settlePlay(play, { map, match: null })?.[0] ?? {};
    expect(RULE_BOOK.get(rule)).toEqual({ kind: 'market', market, isCurrent: true });
  });

  it.each(ON_MAP.filter((market) => !market.startsWith('race')))(
    'BET-9 %s is void if the source lacks what it needs',
    (market) => {
      const play = buildUnsettledPlay(market, [[FIRST, -1_500]], { line: 10_000 });
      expect(outcomesOf(play, { map: UNKNOWN })).toEqual(['unverifiable_result']);
    },
  );

  it.each(ON_MAP)('BET-9 %s on the whole match is void once the match has its result', (market) => {
    const play = buildUnsettledPlay(market, [FIRST], { round: 0, line: 10_000 });
    expect(outcomesOf(play, {})).toBeNull();
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['unverifiable_result']);
  });

  it.each(['outright', 'special'] as const)('BET-9 %s is not decided by maps and matches', (market) => {
    const play = buildUnsettledPlay(market, [FIRST]);
    expect(settlePlay(play, { map: buildMapFacts(), match: buildMatchFacts() })).toBeNull();
  });

  it('BET-9 a pick of another market is void, the other points are settled', () => {
    const play = buildUnsettledPlay('map_winner', [FIRST, { kind: 'over' }]);
    expect(outcomesOf(play, { map: buildMapFacts() })).toEqual(['won', 'unverifiable_result']);
  });
});
