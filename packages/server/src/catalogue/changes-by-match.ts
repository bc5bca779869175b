import { PLAY_STATUS, POINT_STATUS, type Change, type LiveState } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type {
  BoardMaps,
  BoardMatch,
  BoardPlay,
  ChangedPoint,
  ChangedPlay,
  ChangedLive,
  FeedChanges,
} from './board-store';
import { groupBy } from '../platform/group-by';
import type { MatchChange, SuspendedPlay } from '../platform/records';

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
  const byMatch = new Map<number, MatchChange[]>();
  const add = (gameId: number, ...added: readonly MatchChange[]): void => {
    if (added.length === 0) return;
    const known = byMatch.get(gameId) ?? [];
    known.push(...added);
    byMatch.set(gameId, known);
  };
  const checked = new Set(
    after.bettingChanged.flatMap(({ play }) => (play.is_checked === 1 ? [play.play_info_id] : [])),
  );
  for (const [gameId, inList] of changedStructures(changes)) add(gameId, structureOf(gameId, inList));
  for (const { gameTypeId, isStopped, gameIds } of changes.stops)
    for (const gameId of gameIds) add(gameId, stopChange(gameTypeId, isStopped));
  for (const { match, live } of after.matches) add(match.game_id, liveChange(match.game_id, live));
  for (const live of changes.lives) add(live.gameId, ...liveChanges(live));
  for (const scores of after.maps) add(scores.gameId, mapScoresChange(scores));
  for (const play of changes.plays) add(play.gameId, playStatusChange(play, checked.has(play.playId)));
  for (const play of after.plays) add(play.play.game_id, ...stateOfPlay(play));
  for (const play of after.hidden) add(play.play.game_id, playHideChange(play));
  for (const play of after.bettingChanged) add(play.play.game_id, ...pricesOfPlay(play));
  for (const point of changes.points) add(point.gameId, oddsChange(point));
  return byMatch;
}

/** Without prices: a suspended play takes no bets, whatever they are. */
export function changesOfSuspended(plays: readonly SuspendedPlay[]): ReadonlyMap<number, readonly MatchChange[]> {
  const changed = plays.map((play): ChangedPlay => ({ ...play, status: PLAY_STATUS.suspended }));
  return new Map(
    [...groupBy(changed, ({ gameId }) => gameId)].map(([gameId, own]) => [
      gameId,
      own.map((play) => playStatusChange(play)),
    ]),
  );
}

/** Prices alone. */
export function changesOfPoints(points: readonly ChangedPoint[]): ReadonlyMap<number, readonly MatchChange[]> {
  const none = {
    matches: [],
    structure: [],
    plays: [],
    hides: [],
    stops: [],
    lives: [],
    decided: [],
    contradicted: [],
  };
  const after = { matches: [], plays: [], bettingChanged: [], hidden: [], maps: [] };
  return changesByMatch({ ...none, points }, after);
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

function oddsChange({ pointId, odd, status, version, stopped, inList }: ChangedPoint): MatchChange {
  const delta = odd === null ? null : formatOdd(odd);
  return { change: { type: 'odds', point_id: pointId, delta, status, version }, inList, urgent: stopped };
}

/** Whether in the list, by match; one change per match: clients fetch it again. */
function changedStructures({ matches, structure }: FeedChanges): ReadonlyMap<number, boolean> {
  const listed = new Set([...matches, ...structure.filter(({ inList }) => inList).map(({ gameId }) => gameId)]);
  const all = new Set([...listed, ...structure.map(({ gameId }) => gameId)]);
  return new Map([...all].map((gameId) => [gameId, listed.has(gameId)]));
}

export function structureOf(gameId: number, inList: boolean): MatchChange {
  return { change: { type: 'structure', game_id: gameId }, inList, urgent: false };
}

function liveChanges({ gameId, live, statusChanged, hideChanged }: ChangedLive): MatchChange[] {
  const urgent = (change: Change): MatchChange => ({ change, inList: true, urgent: true });
  return [
    liveChange(gameId, live),
    ...(statusChanged ? [urgent({ type: 'match-status', game_id: gameId, status: live.status })] : []),
    ...(hideChanged ? [urgent({ type: 'game-hide', game_id: gameId, is_hide: live.is_hide })] : []),
  ];
}
