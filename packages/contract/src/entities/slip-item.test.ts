import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { toLocalizedFields, type Names } from '../localized';
import { slipItemSchema } from './slip-item';

const NAMES: Names = { cn: '', en: 'Aurora', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };
const ITEM = {
  shop_id: 300,
  game_id: 100,
  play_info_id: 200,
  match: {
    game_id: 100,
    game_type_id: 1,
    event_id: 7,
    kind: 'match',
    team_id_1: 5,
    team_id_2: 6,
    ...toLocalizedFields('team_name_1', NAMES),
    ...toLocalizedFields('team_name_2', NAMES),
    ...toLocalizedFields('event_name', NAMES),
    ...toLocalizedFields('stage_name', NAMES),
    start_time: 1_770_000_000_000,
    best_of: 3,
  },
  odd: '1.850',
  version: 4,
  status: 1,
  is_hide: 0,
  play: { category_id: 2, round: 0, market: 'match_winner', line: null, no_parlay: 0 },
  pick: { kind: 'team', team_id: 5 },
  line: null,
};
const passes = (item: unknown): boolean => z.safeParse(slipItemSchema, item).success;

describe('slip item', () => {
  it('SLIP-1 has shop_id, game_id, play_info_id, match, odd, status and is_hide', () => {
    expect(passes(ITEM)).toBe(true);
    for (const field of ['shop_id', 'game_id', 'play_info_id', 'match', 'odd', 'status', 'is_hide']) {
      const without = Object.fromEntries(Object.entries(ITEM).filter(([key]) => key !== field));
      expect(passes(without), field).toBe(false);
    }
  });

  it('bad-input 86: refuses odds, statuses and flags of another kind, and a missing match', () => {
    const bad = [{ odd: 'NaN' }, { odd: '-1' }, { odd: 1.85 }, { status: 99 }, { is_hide: 'yes' }, { match: null }];
    expect(bad.filter((change) => passes({ ...ITEM, ...change }))).toEqual([]);
  });
});
