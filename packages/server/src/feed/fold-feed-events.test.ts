import type { FeedEvent } from '@clutchline/contract';
import { buildLive } from '@clutchline/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldFeedEvents } from './fold-feed-events';

const names = { cn: '', en: 'A', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };
const play = (odd: number): FeedEvent => ({
  type: 'play',
  play_id: 1,
  game_id: 1,
  category_id: 2,
  round: 0,
  market: 'match_winner',
  group: 'basic',
  line: null,
  is_main: 1,
  no_parlay: 0,
  names: null,
  descs: null,
  points: [
    { point_id: 1, pick: { kind: 'draw' }, line: null, odd },
    { point_id: 2, pick: { kind: 'draw' }, line: null, odd },
  ],
});
const price = (point_id: number, odd: number): FeedEvent => ({
  type: 'prices',
  game_id: 1,
  prices: [{ point_id, odd }],
});
const state = (value: 'open' | 'suspended' | 'closed'): FeedEvent => ({
  type: 'play-state',
  play_id: 1,
  game_id: 1,
  state: value,
});

it('PUSH-1 yields the last price of each point, those of a play included', () => {
  const { prices } = foldFeedEvents([play(2_000), price(1, 1_500), price(1, 1_600)]);
  expect([...prices]).toEqual([
    [1, 1_600],
    [2, 2_000],
  ]);
});

it('PUSH-4 yields the last state of each play; a repeated play is open', () => {
  const last = (events: readonly FeedEvent[]) => foldFeedEvents(events).playStates.get(1);
  expect(last([play(2_000)])).toBe(1);
  expect(last([play(2_000), state('suspended')])).toBe(2);
  expect(last([state('suspended'), play(2_000)])).toBe(1);
  expect(last([state('suspended'), state('open')])).toBe(1);
});

it('PUSH-4 a play that closed within the batch stays closed', () => {
  expect(foldFeedEvents([state('closed'), state('open'), play(2_000)]).playStates.get(1)).toBe(3);
});

it('yields the last names of everything', () => {
  const team = (en: string): FeedEvent => ({ type: 'team', team_id: 5, names: { ...names, en } });
  expect(foldFeedEvents([team('Old'), team('New')]).teams).toEqual([team('New')]);
});

it('a repeated batch folds to the same', () => {
  const event = fc.oneof(
    fc
      .record({ point: fc.integer({ min: 1, max: 3 }), odd: fc.integer({ min: 1_001, max: 9_999 }) })
      .map(({ point, odd }) => price(point, odd)),
    fc.constantFrom<'open' | 'suspended' | 'closed'>('open', 'suspended', 'closed').map(state),
    fc.integer({ min: 1_001, max: 9_999 }).map(play),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const once = foldFeedEvents(events);
      const twice = foldFeedEvents([...events, ...events]);
      expect(new Map(twice.prices)).toEqual(new Map(once.prices));
      expect(new Map(twice.playStates)).toEqual(new Map(once.playStates));
    }),
  );
});

it('R12 a play that was suspended within the batch is not a match that was paused', () => {
  const { interrupted, playStates } = foldFeedEvents([state('suspended'), state('open')]);
  expect([...interrupted.plays]).toEqual([1]);
  expect(playStates.get(1)).toBe(1);
  const live = (status: 2 | 3): FeedEvent => ({ type: 'live', game_id: 1, live: buildLive({ status }) });
  expect([...foldFeedEvents([live(2), live(3), live(2)]).interrupted.matches]).toEqual([1]);
  const steady = foldFeedEvents([state('open'), state('suspended'), live(2), live(3)]).interrupted;
  expect([...steady.plays, ...steady.matches]).toEqual([]);
});
