import { PLAY_STATUS, type Change } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type { BoardPlay } from '../ports/board-store';
import type { ChangedLive, ChangedPlay, FeedChanges } from '../ports/feed-store';
import type { MatchChange } from '../ports/publisher';

type Addressed = readonly [gameId: number, change: MatchChange];

/** What the stored changes of a batch mean to readers, by match; closings before openings and prices. */
export function changesByMatch(
  changes: FeedChanges,
  newPlays: readonly BoardPlay[],
): ReadonlyMap<number, readonly MatchChange[]> {
  const addressed: readonly Addressed[] = [
    ...changes.matches.map((gameId) => structureChange(gameId, true)),
    ...changes.structure.map(({ gameId, inList }) => structureChange(gameId, inList)),
    ...changes.lives.flatMap(liveChanges),
    ...changes.plays.map(({ gameId, ...play }): Addressed => [gameId, playStatusChange({ gameId, ...play })]),
    ...newPlays.flatMap((play) => stateOfPlay(play).map((change): Addressed => [play.game_id, change])),
    ...changes.points.map((point): Addressed => [
      point.gameId,
      {
        change: {
          type: 'odds',
          point_id: point.pointId,
          delta: formatOdd(point.odd),
          status: point.status,
          version: point.version,
        },
        inList: point.inList,
        urgent: false,
      },
    ]),
  ];
  const byMatch = new Map<number, MatchChange[]>();
  for (const [gameId, change] of addressed) byMatch.set(gameId, [...(byMatch.get(gameId) ?? []), change]);
  return byMatch;
}

/** The ticking state of a play as the changes that would make it. */
export function stateOfPlay(play: BoardPlay): MatchChange[] {
  const { play_info_id, game_id, status, is_hide, points, inList } = play;
  const told = (change: Change): MatchChange => ({ change, inList, urgent: false });
  const statuses = points.map((point) => ({ point_id: point.point_id, status: point.status }));
  return [
    told({ type: 'play-status', play_info_id, game_id, status }),
    ...(is_hide === 1 ? [told({ type: 'play-hide', play_info_id, game_id, is_hide, points: statuses })] : []),
    ...points.map(({ point_id, odd, status: pointStatus, version }) =>
      told({ type: 'odds', point_id, delta: odd, status: pointStatus, version }),
    ),
  ];
}

/** A play that closes is told at once. */
export function playStatusChange({ playId, gameId, status, inList }: ChangedPlay): MatchChange {
  return {
    change: { type: 'play-status', play_info_id: playId, game_id: gameId, status },
    inList,
    urgent: status !== PLAY_STATUS.open,
  };
}

function structureChange(gameId: number, inList: boolean): Addressed {
  return [gameId, { change: { type: 'structure', game_id: gameId }, inList, urgent: false }];
}

function liveChanges({ gameId, live, statusChanged, hideChanged }: ChangedLive): Addressed[] {
  const told = (change: Change, urgent: boolean): Addressed => [gameId, { change, inList: true, urgent }];
  return [
    told({ type: 'live', game_id: gameId, live }, false),
    ...(statusChanged ? [told({ type: 'match-status', game_id: gameId, status: live.status }, true)] : []),
    ...(hideChanged ? [told({ type: 'game-hide', game_id: gameId, is_hide: live.is_hide }, true)] : []),
  ];
}
