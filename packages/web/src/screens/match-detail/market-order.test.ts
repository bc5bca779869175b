import type { MarketCode, Play } from '@clutchline/contract';
import { buildPlay } from '@clutchline/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { columnStarts, heightOf, holdPlaces, isSameOrder, type MarketPlace, placeMarkets } from './market-order';
import type { MarketBlock } from './play-groups';

type State = MarketPlace['state'];

const MARKETS = ['match_winner', 'map_handicap', 'total_maps', 'correct_score'] as const;

const blocks = MARKETS.map((market, index): MarketBlock => {
  return { key: market, main: buildPlay({ play_info_id: index + 1, market }), others: [] };
});

function placed(states: readonly State[], favorites: readonly MarketCode[] = [], of: readonly MarketBlock[] = blocks) {
  const stateOf = ({ play_info_id }: Play): State => states[play_info_id - 1] ?? 'closed';
  return placeMarkets(of, { stateOf, favorites: new Set(favorites) });
}

const keysOf = (places: readonly MarketPlace[]): string[] => places.map(({ key }) => key);

describe('the order of markets', () => {
  it('DETAIL-5 is open, suspended, closed, and that of the source within each', () => {
    const places = placed(['closed', 'suspended', 'open', 'open']);
    expect(keysOf(places)).toEqual(['total_maps', 'correct_score', 'map_handicap', 'match_winner']);
    expect(places.map(({ state }) => state)).toEqual(['open', 'open', 'suspended', 'closed']);
  });

  it('DETAIL-5 DETAIL-7 has favourites first among those of the same state', () => {
    const places = placed(['open', 'open', 'closed', 'closed'], ['map_handicap', 'correct_score']);
    expect(keysOf(places)).toEqual(['map_handicap', 'match_winner', 'correct_score', 'total_maps']);
  });

  it('DETAIL-5 counts a market as open while one of its lines is', () => {
    const line = (id: number) => buildPlay({ play_info_id: id, market: 'total_maps' });
    const ladder: MarketBlock = { key: 'ladder', main: line(1), others: [line(2), line(3)] };
    expect(placed(['closed', 'open', 'suspended'], [], [ladder])[0]?.state).toBe('open');
    expect(placed(['closed', 'closed', 'suspended'], [], [ladder])[0]?.state).toBe('suspended');
    expect(placed(['closed', 'closed', 'closed'], [], [ladder])[0]?.state).toBe('closed');
  });
});

describe('held places', () => {
  const before = placed(['open', 'open', 'open', 'open']);

  it('DETAIL-5 remain over changes of state, neither moved nor folded', () => {
    const now = placed(['closed', 'suspended', 'open', 'open']);
    expect(holdPlaces(before, now)).toEqual(before);
    expect(isSameOrder(before, now)).toBe(false);
    expect(isSameOrder(before, before)).toBe(true);
  });

  it('DETAIL-5 a market that closes as the last one is pending too: it would be folded', () => {
    const now = placed(['open', 'open', 'open', 'closed']);
    expect(keysOf(now)).toEqual(keysOf(before));
    expect(isSameOrder(before, now)).toBe(false);
  });

  it('DETAIL-5 new markets are last, hidden ones leave', () => {
    const [winner, handicap, total] = before;
    if (winner === undefined || handicap === undefined || total === undefined) throw new Error('no places');
    expect(keysOf(holdPlaces([total, handicap], [winner, handicap]))).toEqual(['map_handicap', 'match_winner']);
  });
});

describe('columns', () => {
  it('DETAIL-5 are about equally high, in order', () => {
    expect(columnStarts([10, 10, 20], 2)).toEqual([2]);
    expect(columnStarts([30, 10, 10, 10], 2)).toEqual([1]);
    expect(columnStarts([10, 10, 10, 10, 10, 10], 3)).toEqual([2, 4]);
    expect(columnStarts([10], 3)).toEqual([]);
    expect(columnStarts([], 2)).toEqual([]);
  });

  it('DETAIL-5 are all begun by a card as soon as there are enough cards, so none is free for another distribution', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(heights, fc.constantFrom(2, 3), (cards, columns) => {
        const starts = columnStarts(cards, columns);
        expect(starts).toHaveLength(Math.min(columns, cards.length) - 1);
        expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(starts);
        const bounds = [0, ...starts, cards.length];
        const sums = starts.concat(cards.length).map((end, index) => {
          return cards.slice(bounds[index], end).reduce((sum, height) => sum + height, 0);
        });
        const total = cards.reduce((sum, height) => sum + height, 0);
        expect(Math.max(...sums)).toBeLessThanOrEqual(total / columns + Math.max(...cards));
      }),
    );
  });

  it('DETAIL-5 a folded market is lower than an open one, and a ladder higher', () => {
    const [winner] = blocks;
    if (winner === undefined) throw new Error('no block');
    const ladder = { ...winner, others: [buildPlay({ play_info_id: 9 })] };
    expect(heightOf(winner, 'closed')).toBeLessThan(heightOf(winner, 'open'));
    expect(heightOf(winner, 'open')).toBeLessThan(heightOf(ladder, 'open'));
    expect(heightOf(ladder, 'closed')).toBe(heightOf(winner, 'closed'));
  });
});
