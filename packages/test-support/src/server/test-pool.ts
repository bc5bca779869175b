import type { FeedEvent, FeedPlay } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';

import { singleRequest, type PlaceRequest } from './bet-requests';
import { playOf, pointOf, teamOf } from './test-feed';

export const POOL = { winner: 7, score: 8 } as const;

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;

export const winnerPool = (gameId: number, takeout = 80): FeedEvent =>
  pool(gameId, POOL.winner, takeout, {
    market: 'match_winner',
    points: ([1, 2] as const).map((side) => ({
      point_id: pointOf(gameId, POOL.winner, side),
      pick: { kind: 'team', team_id: teamOf(gameId, side) },
      line: null,
      odd: 2_000,
    })),
  });

/** Points 1 to 4: 2:0, 2:1, 1:2, 0:2. */
export const scorePool = (gameId: number, takeout = 100): FeedEvent =>
  pool(gameId, POOL.score, takeout, {
    market: 'correct_score',
    points: SCORES.map(([score_1, score_2], index) => ({
      point_id: playOf(gameId, POOL.score) * 100 + index + 1,
      pick: { kind: 'score', score_1, score_2 },
      line: null,
      odd: 4_000,
    })),
  });

function pool(gameId: number, number: number, takeout: number, play: Pick<FeedPlay, 'market' | 'points'>): FeedEvent {
  return {
    type: 'play',
    play_id: playOf(gameId, number),
    game_id: gameId,
    category_id: 1,
    round: 0,
    group: 'basic',
    line: null,
    is_main: 0,
    no_parlay: 1,
    takeout,
    names: null,
    descs: null,
    ...play,
  };
}

export function poolRequest(gameId: number, play: number, point: number, stake: string): PlaceRequest {
  const request = singleRequest({ gameId, play, odd: 2_000 }, stake);
  const [selection] = request.selections;
  if (selection === undefined) throw new Error('no selection');
  return { ...request, selections: [{ ...selection, shop_id: playOf(gameId, play) * 100 + point }] };
}

/** Runner n is team 10 × game + n and point 10n + 1 of its play. */
export function outrightEvents(gameId: number, runners: number, category: 1 | 4 = 4): FeedEvent[] {
  const team = (runner: number) => gameId * 100 + runner;
  const playId = playOf(gameId, 1);
  return [
    { type: 'game-type', game_type_id: 1, names: buildNames('Game 1') },
    { type: 'event', event_id: gameId * 10, game_type_id: 1, names: buildNames(`Cup ${gameId}`) },
    ...Array.from({ length: runners }, (_, index): FeedEvent => ({
      type: 'team',
      team_id: team(index + 1),
      names: buildNames(`Runner ${index + 1}`),
    })),
    {
      type: 'match',
      game_id: gameId,
      game_type_id: 1,
      event_id: gameId * 10,
      team_id_1: team(1),
      team_id_2: team(2),
      stage_names: buildNames('Champion'),
      start_time: Date.UTC(2026, 0, 1, 13),
      best_of: 1,
      kind: 'outright',
    },
    {
      type: 'play',
      play_id: playId,
      game_id: gameId,
      category_id: category,
      round: 0,
      market: 'outright',
      group: 'special',
      line: null,
      is_main: 1,
      no_parlay: 1,
      names: null,
      descs: null,
      points: Array.from({ length: runners }, (_, index) => ({
        point_id: playId * 100 + index + 1,
        pick: { kind: 'runner', team_id: team(index + 1), names: buildNames(`Runner ${index + 1}`) },
        line: null,
        odd: runners * 1_000,
      })),
    },
  ];
}

export const outrightResult = (
  gameId: number,
  winners: readonly number[],
  withdrawn: readonly number[] = [],
): FeedEvent => ({
  type: 'outright-result',
  game_id: gameId,
  source: 'test',
  facts: {
    winners: winners.map((runner) => gameId * 100 + runner),
    withdrawn: withdrawn.map((runner) => gameId * 100 + runner),
  },
});
