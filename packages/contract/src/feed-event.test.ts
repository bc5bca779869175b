import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { feedEventSchema } from './feed-event';

const names = { cn: '', en: 'Aurora', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };
const point = { point_id: 100, pick: { kind: 'team', team_id: 5 }, line: null, odd: 1_850 };
const play = {
  type: 'play',
  play_id: 1,
  game_id: 2,
  category_id: 2,
  round: 0,
  market: 'match_winner',
  group: 'basic',
  line: null,
  is_main: 1,
  no_parlay: 0,
  names: null,
  descs: null,
  points: [point, { ...point, point_id: 101, pick: { kind: 'team', team_id: 6 } }],
};
const passes = (value: unknown) => z.safeParse(feedEventSchema, value).success;

describe('feed events', () => {
  it('GAMES-6 accepts a play of a known category with at least two points', () => {
    expect(passes(play)).toBe(true);
    expect(passes({ ...play, category_id: 6 })).toBe(false);
    expect(passes({ ...play, points: [point] })).toBe(false);
    expect(passes({ ...play, market: 'winner_of_everything' })).toBe(false);
  });

  it('USER-6 accepts prices as integer thousandths from 1001 to 1000000 only', () => {
    const priced = (odd: unknown) => passes({ type: 'prices', game_id: 2, prices: [{ point_id: 100, odd }] });
    expect([1_001, 1_850, 1_000_000].every(priced)).toBe(true);
    expect([1_000, 1_000_001, 1.85, '1.850', NaN, -5].filter(priced)).toEqual([]);
  });

  it('LANG-3 accepts names in eight languages, empty ones too, and none missing', () => {
    expect(passes({ type: 'team', team_id: 5, names })).toBe(true);
    expect(passes({ type: 'team', team_id: 5, names: { en: 'Aurora' } })).toBe(false);
  });
});
