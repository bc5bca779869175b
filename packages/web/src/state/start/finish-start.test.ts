import { HANDICAP_CODES, toLocalizedFields, type GameCategory, type TagCount } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { knownBrowse } from './finish-start';

const NO_TAGS: TagCount = { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 };

function category(id: number, eventIds: readonly number[]): GameCategory {
  const events = eventIds.map((event_id) => ({
    event_id,
    ...toLocalizedFields('event_name', buildNames('Cup')),
    match_amount: 1,
  }));
  return {
    id,
    logo: 'all',
    sort: id,
    tag_count: NO_TAGS,
    ...toLocalizedFields('game_name', buildNames('Game')),
    events_count: { total: eventIds.length, events },
  };
}

const CATEGORIES = [category(0, [1, 2, 3]), category(2, [3])];
const state = (gameTypeId: number, eventIds: readonly number[]) =>
  ({ gameTypeId, eventIds, handicap: HANDICAP_CODES[1] }) as const;

it('bad-input 72: unknown events are left out, known ones stay', () => {
  expect(knownBrowse(state(0, [2, 999_999]), CATEGORIES).eventIds).toEqual([2]);
  const known = state(2, [3]);
  expect(knownBrowse(known, CATEGORIES)).toBe(known);
});

it('bad-input 73: an unknown category becomes the first one', () => {
  expect(knownBrowse(state(99, [3]), CATEGORIES)).toMatchObject({ gameTypeId: 0, eventIds: [] });
});
