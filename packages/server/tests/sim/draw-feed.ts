import type { FeedEvent, MatchFacts, MapFacts } from '@clutchline/contract';

import { live, mapResult, matchResult, matchVoid, notPlayed, teamOf } from '@clutchline/test-support/server/test-feed';
import { BOOKS, type Board, type BoardGame, type BoardPlay } from './board';
import type { Chance } from '@clutchline/test-support/processes/random';

const stateEvent = ({ playId, gameId }: BoardPlay, state: 'open' | 'suspended' | 'closed'): FeedEvent => ({
  type: 'play-state',
  play_id: playId,
  game_id: gameId,
  state,
});

export function drawFeed(board: Board, chance: Chance, chosen: BoardPlay | null = null): FeedEvent[] {
  const play = chosen ?? chance.pick([...board.plays.values()]);
  const suspended = [...board.plays.values()].filter(({ status }) => status === 2);
  switch (chance.below(14)) {
    case 0:
    case 1:
      return [stateEvent(play, 'suspended')];
    case 2:
    case 3:
      return chosen === null && suspended.length > 0
        ? [stateEvent(chance.pick(suspended), 'open')]
        : [stateEvent(play, 'suspended')];
    case 4:
      return chance.isOneIn(2)
        ? [stateEvent(play, 'closed')]
        : [stateEvent(play, 'suspended'), stateEvent(play, 'open')];
    case 5:
    case 6:
    case 7:
    case 8:
      return drawLive(board.game(play.gameId), chance);
    default:
      return [pricesOf(board, play, chance)];
  }
}

function pricesOf(board: Board, { playId, gameId }: BoardPlay, chance: Chance): FeedEvent {
  const odds = chance.pick(BOOKS);
  const points = [...board.points.values()].filter((point) => point.playId === playId);
  const prices = points.map(({ pointId, side }) => ({ point_id: pointId, odd: odds[side === 1 ? 0 : 1] }));
  return { type: 'prices', game_id: gameId, prices };
}

export function drawLive({ gameId, live: now }: BoardGame, chance: Chance): FeedEvent[] {
  const { round, score_1, score_2, round_score_1, round_score_2 } = now;
  const then = { round: Math.max(1, round), score_1, score_2, round_score_1, round_score_2 };
  if (now.status === 2 && chance.isOneIn(2))
    return [live(gameId, { ...then, status: 2, round_score_1: round_score_1 + 1 })];
  if (now.status === 2 && chance.isOneIn(2)) return [live(gameId, { ...then, status: 3 })];
  return [live(gameId, { ...then, status: 2, clock_s: chance.below(1_000) })];
}

/** Any order, repeated. */
export function drawResult(board: Board, chance: Chance, now: number): FeedEvent[] {
  const game = chance.pick([...board.games.values()]);
  const { gameId } = game;
  const kind = chance.below(7);
  if (kind < 3) return [...begun(game), mapOf(game, chance)];
  if (kind > 3) return [...begun(game), matchOf(game, chance, now)];
  return [live(gameId, { status: chance.pick([4, 5]) }), matchVoid(gameId)];
}

/** Settles every play. */
export function lastResults(board: Board, chance: Chance, now: number): FeedEvent[] {
  return [...board.games.values()].flatMap((game) => [...begun(game), mapOf(game, chance), matchOf(game, chance, now)]);
}

/** Before it, a result is implausible. */
function begun({ gameId, live: now }: BoardGame): FeedEvent[] {
  return now.status === 1 ? [live(gameId, { status: 2, round: 1 })] : [];
}

function matchOf({ gameId, known }: BoardGame, chance: Chance, now: number): FeedEvent {
  return matchResult(gameId, known.match ?? drawMatchFacts(gameId, chance, now));
}

function mapOf({ gameId, known }: BoardGame, chance: Chance): FeedEvent {
  const before = known.maps.get(1);
  if (before !== undefined) return mapResult(gameId, 1, before);
  return chance.isOneIn(6) ? notPlayed(gameId, 1) : mapResult(gameId, 1, drawMapFacts(gameId, chance));
}

export function drawMapFacts(gameId: number, chance: Chance): Partial<MapFacts> {
  const winner = teamOf(gameId, chance.isOneIn(2) ? 1 : 2);
  return { winner, score_1: 13 + chance.below(5), score_2: 11 + chance.below(5) };
}

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [3, 1],
] as const;

export function drawMatchFacts(gameId: number, chance: Chance, now: number): MatchFacts {
  const [score_1, score_2] = chance.pick(SCORES);
  const winner = teamOf(gameId, score_1 > score_2 ? 1 : 2);
  return {
    winner,
    score_1,
    score_2,
    ...(score_1 === 3 ? { best_of: 5 } : {}),
    ...(chance.isOneIn(6) ? { started_at: now - 1_000 * chance.below(60) } : {}),
  };
}
