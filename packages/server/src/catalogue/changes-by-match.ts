import { PLAY_STATUS, POINT_STATUS, type Change, type LiveState } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type {
  BoardMaps,
  BoardMatch,
  BoardPlay,
  ChangedPoint,
  ChangedPlay,
  ChangedLive,
  ChangedStop,
  FeedChanges,
} from './board-store';
import type { MatchChange } from '../platform/records';
import { groupBy } from '../platform/group-by';

interface Addressed {
  readonly gameId: number;
  readonly matchChange: MatchChange;
}

export interface BoardAfter {
  readonly matches: readonly BoardMatch[];
  readonly plays: readonly BoardPlay[];
  /** PUSH-2. */
  readonly bettingChanged: readonly BoardPlay[];
  readonly hidden: readonly BoardPlay[];
  readonly maps: readonly BoardMaps[];
}

/** States before prices. */
export function changesByMatch(changes: FeedChanges, after: BoardAfter): ReadonlyMap<number, readonly MatchChange[]> {
  const checked = new Set(
    after.bettingChanged.flatMap(({ play }) => (play.is_checked === 1 ? [play.play_info_id] : [])),
  );
  const addressed: readonly Addressed[] = [
    ...structureChanges(changes),
    ...changes.stops.flatMap(stopChanges),
    ...after.matches.map(({ match: { game_id }, live }) => ({
      gameId: game_id,
      matchChange: liveChange(game_id, live),
    })),
    ...changes.lives.flatMap(liveChanges),
    ...after.maps.map((scores) => ({ gameId: scores.gameId, matchChange: mapScoresChange(scores) })),
    ...changes.plays.map((play) => ({
      gameId: play.gameId,
      matchChange: playStatusChange(play, checked.has(play.playId)),
    })),
    ...after.plays.flatMap((play) =>
      stateOfPlay(play).map((matchChange) => ({ gameId: play.play.game_id, matchChange })),
    ),
    ...after.hidden.map((play) => ({ gameId: play.play.game_id, matchChange: playHideChange(play) })),
    ...after.bettingChanged.flatMap((play) =>
      pricesOfPlay(play).map((matchChange) => ({ gameId: play.play.game_id, matchChange })),
    ),
    ...changes.points.map(oddsChange),
  ];
  const byMatch = groupBy(addressed, ({ gameId }) => gameId);
  return new Map(
    [...byMatch].map(([gameId, list]) => [gameId, list.map(({ matchChange: matchChange }) => matchChange)]),
  );
}

export function liveChange(gameId: number, live: LiveState): MatchChange {
  return { change: { type: 'live', game_id: gameId, live }, inList: true, urgent: false };
}

/** Not in the list. */
export function mapScoresChange({ gameId, maps }: BoardMaps): MatchChange {
  return { change: { type: 'map-scores', game_id: gameId, maps: [...maps] }, inList: false, urgent: false };
}

export function stateOfPlay({ play, inList }: BoardPlay): MatchChange[] {
  const { play_info_id, game_id, status, is_checked, is_hide } = play;
  const matchChange = (change: Change): MatchChange => ({ change, inList, urgent: false });
  return [
    matchChange({ type: 'play-status', play_info_id, game_id, status, ...(is_checked === 1 && { is_checked }) }),
    ...(is_hide === 1 ? [playHideChange({ play, inList })] : []),
    ...pricesOfPlay({ play, inList }),
  ];
}

function playHideChange({ play: { play_info_id, game_id, is_hide, points }, inList }: BoardPlay): MatchChange {
  const statuses = points.map(({ point_id, status }) => ({ point_id, status }));
  const change: Change = { type: 'play-hide', play_info_id, game_id, is_hide, points: statuses };
  return { change, inList, urgent: is_hide === 1 };
}

function stopChanges({ gameTypeId, isStopped, gameIds }: ChangedStop): Addressed[] {
  return gameIds.map((gameId) => ({ gameId, matchChange: stopChange(gameTypeId, isStopped) }));
}

export function stopChange(gameTypeId: number, isStopped: boolean): MatchChange {
  const status = isStopped ? POINT_STATUS.closed : POINT_STATUS.open;
  return { change: { type: 'game-type-status', game_type_id: gameTypeId, status }, inList: true, urgent: isStopped };
}

function pricesOfPlay({ play, inList }: BoardPlay): MatchChange[] {
  return play.points.map(({ point_id, odd, status, version }) => ({
    change: { type: 'odds', point_id, delta: odd, status, version },
    inList,
    urgent: false,
  }));
}

export function playStatusChange({ playId, gameId, status, inList }: ChangedPlay, isChecked = false): MatchChange {
  const is_checked = isChecked && ({ is_checked: 1 } as const);
  return {
    change: { type: 'play-status', play_info_id: playId, game_id: gameId, status, ...is_checked },
    inList,
    urgent: status !== PLAY_STATUS.open,
  };
}

function oddsChange({ pointId, gameId, odd, status, version, stopped, inList }: ChangedPoint): Addressed {
  const delta = odd === null ? null : formatOdd(odd);
  const change: Change = { type: 'odds', point_id: pointId, delta, status, version };
  return { gameId, matchChange: { change, inList, urgent: stopped } };
}

/** One per match: clients fetch it again. */
function structureChanges({ matches, structure }: FeedChanges): Addressed[] {
  const listed = new Set([...matches, ...structure.filter(({ inList }) => inList).map(({ gameId }) => gameId)]);
  const all = new Set([...listed, ...structure.map(({ gameId }) => gameId)]);
  return [...all].map((gameId) => ({ gameId, matchChange: structureOf(gameId, listed.has(gameId)) }));
}

export function structureOf(gameId: number, inList: boolean): MatchChange {
  return { change: { type: 'structure', game_id: gameId }, inList, urgent: false };
}

function liveChanges({ gameId, live, statusChanged, hideChanged }: ChangedLive): Addressed[] {
  const urgent = (change: Change): Addressed => ({ gameId, matchChange: { change, inList: true, urgent: true } });
  return [
    { gameId, matchChange: liveChange(gameId, live) },
    ...(statusChanged ? [urgent({ type: 'match-status', game_id: gameId, status: live.status })] : []),
    ...(hideChanged ? [urgent({ type: 'game-hide', game_id: gameId, is_hide: live.is_hide })] : []),
  ];
}
