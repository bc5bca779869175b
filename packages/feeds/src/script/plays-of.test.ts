import type { MarketCode } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { aMatch } from '../simulator/testing/a-match';
import type { MatchScript } from './match-script';
import { playsOf } from './plays-of';

const markets = (match: MatchScript, round: number): Set<MarketCode> =>
  new Set(
    playsOf(match)
      .filter((play) => play.round === round)
      .map(({ market }) => market),
  );

describe('playsOf', () => {
  it('counts plays within the match and points within the play', () => {
    const match = aMatch(1, { gameId: 42 });
    const plays = playsOf(match);
    const [special, ...others] = plays.map(({ play_id }) => play_id).reverse();
    expect(special).toBe(42_998);
    expect(others.reverse()).toEqual(others.map((_, i) => 42_001 + i));
    for (const { play_id, points } of plays) {
      expect(points.map(({ point_id }) => point_id)).toEqual(points.map((_, k) => play_id * 100 + k + 1));
    }
  });

  it('BET-1 GAMES-6 adds a pool on the winner, which joins no combo and no list, with the last number of the match', () => {
    const match = aMatch(1, { gameId: 42, hasPool: true });
    const pool = playsOf(match).at(-1);
    expect(pool).toMatchObject({ play_id: 42_999, market: 'match_winner', takeout: 80, is_main: 0, no_parlay: 1 });
    expect(playsOf(match).slice(0, -1)).toEqual(playsOf({ ...match, hasPool: false }));
  });

  it('SLIP-8 side markets have a share of the limits', () => {
    const scales = Object.fromEntries(playsOf(aMatch(1)).map(({ market, limit_scale }) => [market, limit_scale]));
    expect(scales).toMatchObject({ match_winner: 1_000, first_blood: 500, correct_score: 300 });
  });

  it('leaves out what the source cannot decide, and no id moves for it', () => {
    const match = aMatch(1);
    const poor: MatchScript = { ...match, settlementFacts: { ...match.settlementFacts, score: false, races: false } };
    expect(markets(poor, 1)).toEqual(new Set(['map_winner', 'first_blood', 'first_tower', 'duration']));
    const full = new Map(playsOf(match).map((play) => [play.play_id, play]));
    for (const play of playsOf(poor)) expect(full.get(play.play_id)).toEqual(play);
  });

  it('offers the markets of its game', () => {
    expect(markets(aMatch(16), 1)).toContain('total_kills');
    expect(markets(aMatch(16), 1)).not.toContain('pistol_1');
    expect(markets(aMatch(5), 2)).toContain('pistol_13');
    expect(markets(aMatch(5), 2)).not.toContain('total_kills');
  });

  it('offers what its format has', () => {
    expect(markets(aMatch(2, { bestOf: 1 }), 0)).toEqual(new Set(['match_winner']));
    expect(markets(aMatch(2, { bestOf: 2 }), 0)).toEqual(
      new Set(['match_result', 'map_handicap', 'correct_score', 'at_least_one_map']),
    );
    expect(markets(aMatch(2, { bestOf: 5 }), 0)).toContain('total_maps');
    expect(markets(aMatch(2, { bestOf: 3 }), 4).size).toBe(0);
  });

  it('has one main line a market and map, and handicaps that mirror each other', () => {
    for (const gameTypeId of [1, 3]) {
      const plays = playsOf(aMatch(gameTypeId, { bestOf: 5 }));
      const mains = plays
        .filter(({ is_main, market }) => is_main === 1 && !market.startsWith('race'))
        .map(({ market, round }) => `${market} ${round}`);
      expect(new Set(mains).size).toBe(mains.length);
      for (const { points, market } of plays.filter((play) => play.market.endsWith('handicap'))) {
        expect(points[0]?.line, market).toBe(-(points[1]?.line ?? 0));
        expect(Math.abs((points[0]?.line ?? 0) % 1_000)).toBe(500);
      }
    }
  });

  it('SLIP-6 keeps odd and even out of combos, and nothing that is basic', () => {
    for (const { market, no_parlay, group } of playsOf(aMatch(3))) {
      if (market.startsWith('odd_even')) expect(no_parlay).toBe(1);
      if (group === 'basic') expect(no_parlay).toBe(0);
    }
  });
});
