import type { MarketCode } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { playsOf } from '../script/plays-of';
import { modelAt } from '../script/model-at';
import { aMatch } from '../simulator/testing/a-match';
import { chancesOf } from './chances-of';

const BOTH_CAN_WIN: readonly MarketCode[] = ['at_least_one_map'];

describe('chancesOf', () => {
  it.each([1, 2, 3, 5, 6, 16])('the probabilities of the picks of every play of game %i sum to one', (gameTypeId) => {
    for (const bestOf of [1, 2, 3, 5, 7]) {
      const match = aMatch(gameTypeId, { bestOf });
      for (const play of playsOf(match).filter(({ market }) => !BOTH_CAN_WIN.includes(market))) {
        const chances = chancesOf(play, modelAt(match, match.startTime));
        expect(chances).toHaveLength(play.points.length);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      }
    }
  });

  it('makes winner, correct score and one map at least agree', () => {
    const match = aMatch(1, { bestOf: 5 });
    const model = modelAt(match, match.startTime);
    const of = (market: MarketCode): readonly number[] =>
      chancesOf(
        playsOf(match).find((play) => play.market === market)!,
        model,
      );
    const score = of('correct_score');
    expect(score.slice(0, 3).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(of('match_winner')[0]!, 9);
    expect(of('at_least_one_map')[1]).toBeCloseTo(1 - score[0]!, 9);
  });

  it('refuses a market without a model', () => {
    const match = aMatch(1);
    const outright = { market: 'outright', round: 0, line: null, points: [] } as const;
    expect(() => chancesOf(outright, modelAt(match, match.startTime))).toThrow('no price model');
  });
});
