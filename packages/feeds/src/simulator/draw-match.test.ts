import { settlePlay } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import { chancesOf } from '../pricing/chances-of';
import { isMapOver, overtimeHalfOf } from '../pricing/rounds-rules';
import { mapsNeeded } from '../pricing/series-model';
import { mapEnd } from '../script/map-standing';
import type { MatchScript } from '../script/match-script';
import { modelAt } from '../script/model-at';
import { playSpansOf, type PlaySpan } from '../script/play-spans';
import { drawMatch } from './draw-match';
import { GAME_SETUPS } from './game-setup';
import { aFixture, aMatch } from './testing/a-match';

const BEST_OF = [1, 2, 3, 5, 7];

describe.each(GAME_SETUPS)('a drawn match of game $gameTypeId', ({ gameTypeId, rules }) => {
  const matches = BEST_OF.flatMap((bestOf) =>
    Array.from({ length: 20 }, (_, i) => aMatch(gameTypeId, { bestOf, gameId: i + 1 })),
  );

  it('is the same for the same fixture', () => {
    const fixture = aFixture(gameTypeId);
    expect(drawMatch(fixture)).toEqual(drawMatch(fixture));
  });

  it('ends with the map that decides it and has the score of its maps', () => {
    for (const { maps, facts, bestOf, teamId1 } of matches) {
      const won1 = maps.filter((map) => map.facts.winner === teamId1).length;
      expect([facts.score_1, facts.score_2]).toEqual([won1, maps.length - won1]);
      const high = Math.max(facts.score_1, facts.score_2);
      expect(high === mapsNeeded(bestOf) || maps.length === bestOf).toBe(true);
      expect(facts.winner === null).toBe(facts.score_1 === facts.score_2);
    }
  });

  it('plays its maps one after the other, its steps inside them and in order', () => {
    for (const { maps, startTime, endsAt } of matches) {
      let free = startTime;
      for (const map of maps) {
        expect(map.startsAt).toBeGreaterThanOrEqual(free);
        free = mapEnd(map);
        const times = map.steps.map(({ at_s }) => at_s);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((at_s) => at_s >= 0 && at_s <= map.lengthS)).toBe(true);
      }
      expect(endsAt).toBeGreaterThan(free);
    }
  });

  it('has the facts of a map that its steps show', () => {
    for (const { steps, facts } of matches.flatMap(({ maps }) => maps)) {
      expect([facts.score_1, facts.score_2]).toEqual(
        [1, 2].map((side) => steps.filter((step) => step.side === side).length),
      );
      if (rules === 'kills') continue;
      const half = overtimeHalfOf(gameTypeId);
      expect(isMapOver(facts.score_1 ?? 0, facts.score_2 ?? 0, half)).toBe(true);
      expect(facts.pistol_13).not.toBeNull();
    }
  });
});

describe('a void match', () => {
  it.each(['postponed', 'walkover'] as const)('is called off before its start: %s', (voidReason) => {
    const match = aMatch(1, { voidReason });
    expect(match.maps).toEqual([]);
    expect(match.endsAt).toBeLessThan(match.startTime);
    expect(match.facts).toEqual({ winner: null, score_1: 0, score_2: 0 });
  });

  it('breaks off after its first map when it is abandoned', () => {
    const match = aMatch(3, { voidReason: 'abandoned' });
    expect(match.maps).toHaveLength(1);
    expect(match.facts.winner).toBeNull();
  });
});

/** Wins minus their expectation by fair prices, with the standard error. */
interface Tally {
  count: number;
  excess: number;
  variance: number;
}

const SAMPLE = 700;

function tallyAt(gameTypeId: number, momentOf: (match: MatchScript) => number): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (let gameId = 1; gameId <= SAMPLE; gameId++) {
    const match = aMatch(gameTypeId, { gameId, bestOf: [2, 3, 5][gameId % 3]! });
    const moment = momentOf(match);
    const model = modelAt(match, moment);
    for (const span of playSpansOf(match)) {
      if (span.opensAt > moment || moment >= span.closesAt) continue;
      const chances = chancesOf(span.play, model);
      addPoint(tallies, match, { span, chances, kind: 'first' });
      addPoint(tallies, match, { span, chances, kind: 'likeliest' });
    }
  }
  return tallies;
}

interface Offer {
  readonly span: PlaySpan;
  readonly chances: readonly number[];
  readonly kind: 'first' | 'likeliest';
}

/** First points reveal a bias to one side, the likeliest ones over- or underconfidence. */
function addPoint(tallies: Map<string, Tally>, match: MatchScript, { span, chances, kind }: Offer): void {
  const { play } = span;
  const point = kind === 'first' ? 0 : chances.indexOf(Math.max(...chances));
  const map = match.maps.find(({ round }) => round === play.round)?.facts ?? null;
  const teams = { team_id_1: match.teamId1, team_id_2: match.teamId2, best_of: match.bestOf };
  const settled = (settlePlay({ ...play, ...teams }, { map, match: match.facts }) ?? [])[point];
  if (settled === undefined || settled.outcome === 'void') return;
  const key = `${play.market}, ${kind} pick`;
  const tally = tallies.get(key) ?? { count: 0, excess: 0, variance: 0 };
  const chance = chances[point] ?? 0;
  tally.count += 1;
  tally.excess += (settled.outcome === 'won' ? 1 : 0) - chance;
  tally.variance += chance * (1 - chance);
  tallies.set(key, tally);
}

/** Lines of one market are correlated, so the bound allows for three. */
function expectCalibrated(tallies: Map<string, Tally>): void {
  expect(tallies.size).toBeGreaterThan(5);
  for (const [key, { count, excess, variance }] of tallies) {
    expect(
      Math.abs(excess) / Math.sqrt((/handicap|total|duration|race/.test(key) ? 3 : 1) * variance),
      `${key}, ${count} plays, excess ${excess}`,
    ).toBeLessThan(3.3);
  }
}

describe.each(GAME_SETUPS)('the prices of game $gameTypeId', ({ gameTypeId }) => {
  it('are right on average before the match', () => {
    expectCalibrated(tallyAt(gameTypeId, ({ startTime }) => startTime));
  });

  it('are right on average in the middle of the first map', () => {
    expectCalibrated(tallyAt(gameTypeId, ({ startTime, strengths }) => startTime + strengths.lengthS * 400));
  });
});
