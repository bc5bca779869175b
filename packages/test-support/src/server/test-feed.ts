import type { FeedEvent, FeedPlay, LiveState, MapFacts, MatchFacts } from '@clutchline/contract';
import { buildLive, buildNames } from '@clutchline/domain/testing';

import { NOW } from './test-now';

/** Plays are match × 1000 + n, points play × 100 + k, teams match × 10 + 1 and 2. */
export const teamOf = (gameId: number, side: 1 | 2): number => gameId * 10 + side;
export const playOf = (gameId: number, number: number): number => gameId * 1_000 + number;
export const pointOf = (gameId: number, number: number, side: 1 | 2): number => playOf(gameId, number) * 100 + side;

export const PLAY = { winner: 1, handicap: 2, totalMaps: 3, map1: 4, map3: 5, kills1: 6 } as const;

interface TestMatch {
  readonly gameTypeId?: number;
  readonly eventId?: number;
  readonly startTime?: number;
  readonly noParlay?: 0 | 1;
  readonly odd?: number;
}

/** Best of three: six plays of two points at one price. */
export function matchEvents(gameId: number, fields: TestMatch = {}): FeedEvent[] {
  const { gameTypeId = 1, eventId = gameTypeId * 100, startTime = NOW + 3_600_000 } = fields;
  const names = buildNames(`Thing ${gameId}`);
  return [
    { type: 'game-type', game_type_id: gameTypeId, names: buildNames(`Game ${gameTypeId}`) },
    { type: 'event', event_id: eventId, game_type_id: gameTypeId, names: buildNames(`Cup ${eventId}`) },
    { type: 'team', team_id: teamOf(gameId, 1), names },
    { type: 'team', team_id: teamOf(gameId, 2), names: buildNames(`Other ${gameId}`) },
    {
      type: 'match',
      game_id: gameId,
      game_type_id: gameTypeId,
      event_id: eventId,
      team_id_1: teamOf(gameId, 1),
      team_id_2: teamOf(gameId, 2),
      stage_names: buildNames('Final'),
      start_time: startTime,
      best_of: 3,
    },
    play(gameId, PLAY.winner, 'match_winner', fields),
    play(gameId, PLAY.handicap, 'map_handicap', fields),
    { ...play(gameId, PLAY.totalMaps, 'total_maps', fields), line: 2_500 },
    { ...play(gameId, PLAY.map1, 'map_winner', fields), round: 1 },
    { ...play(gameId, PLAY.map3, 'map_winner', fields), round: 3 },
    { ...play(gameId, PLAY.kills1, 'total_kills', fields), round: 1, line: 26_500 },
  ];
}

type TestPlay = FeedPlay & { type: 'play' };

function play(gameId: number, number: number, market: FeedPlay['market'], fields: TestMatch): TestPlay {
  const { odd = 2_000, noParlay = 0 } = fields;
  const isTotal = market.startsWith('total');
  const point = (side: 1 | 2) => ({
    point_id: pointOf(gameId, number, side),
    pick: isTotal
      ? { kind: side === 1 ? ('over' as const) : ('under' as const) }
      : { kind: 'team' as const, team_id: teamOf(gameId, side) },
    line: market === 'map_handicap' ? (side === 1 ? -1_500 : 1_500) : null,
    odd: side === 2 && odd > 2_000 ? otherSide(odd) : odd,
  });
  return {
    type: 'play',
    play_id: playOf(gameId, number),
    game_id: gameId,
    category_id: 2,
    round: 0,
    market,
    group: 'basic',
    line: null,
    is_main: 1,
    no_parlay: noParlay,
    names: null,
    descs: null,
    points: [point(1), point(2)],
  };
}

const otherSide = (odd: number): number => Math.max(1_001, Math.floor(1_000 / (1.03 - 1_000 / odd)));

/** The other side changes too if the book would be implausible. */
export const price = (gameId: number, pointId: number, odd: number): FeedEvent => {
  const partner = pointId % 2 === 1 ? pointId + 1 : pointId - 1;
  const giving = odd > 2_000 ? [{ point_id: partner, odd: otherSide(odd) }] : [];
  return { type: 'prices', game_id: gameId, prices: [{ point_id: pointId, odd }, ...giving] };
};

export const playState = (gameId: number, number: number, state: 'open' | 'suspended' | 'closed'): FeedEvent => ({
  type: 'play-state',
  play_id: playOf(gameId, number),
  game_id: gameId,
  state,
});

export const live = (gameId: number, fields: Partial<LiveState>): FeedEvent => ({
  type: 'live',
  game_id: gameId,
  live: buildLive(fields),
});

/** Team 1 wins 20:11. */
export const mapFacts = (gameId: number, fields: Partial<MapFacts> = {}): MapFacts => ({
  status: 'played',
  winner: teamOf(gameId, 1),
  score_1: 20,
  score_2: 11,
  duration_s: 2_040,
  first_blood: null,
  first_tower: null,
  pistol_1: null,
  pistol_13: null,
  races: [],
  ...fields,
});

export const mapResult = (gameId: number, round: number, fields: Partial<MapFacts> = {}): FeedEvent => ({
  type: 'map-result',
  game_id: gameId,
  round,
  source: 'test',
  facts: mapFacts(gameId, fields),
});

export const notPlayed = (gameId: number, round: number): FeedEvent =>
  mapResult(gameId, round, { status: 'not_played', winner: null, score_1: null, score_2: null, duration_s: null });

/** Team 1 wins 2:0. */
export const matchResult = (gameId: number, fields: Partial<MatchFacts> = {}): FeedEvent => ({
  type: 'match-result',
  game_id: gameId,
  source: 'test',
  facts: { winner: teamOf(gameId, 1), score_1: 2, score_2: 0, ...fields },
});

export const matchVoid = (gameId: number): FeedEvent => ({
  type: 'match-void',
  game_id: gameId,
  reason: 'cancelled',
  source: 'test',
});

/** Both maps, the third not played, then the match: 2:0. */
export const wholeResult = (gameId: number): FeedEvent[] => [
  live(gameId, { status: 2 }),
  mapResult(gameId, 1),
  mapResult(gameId, 2),
  notPlayed(gameId, 3),
  matchResult(gameId),
];
