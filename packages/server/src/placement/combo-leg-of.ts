import { CATEGORY } from '@clutchline/contract';
import type { ComboLeg } from '@clutchline/domain';

import type { SnapshotPoint } from './placement-store';

/** For the combo rules (SLIP-5, SLIP-6). A pool is never combinable, whatever the feed states (BET-2). */
export function comboLegOf(point: SnapshotPoint): ComboLeg {
  const { pick } = point;
  return {
    game_id: point.gameId,
    play_info_id: point.playId,
    point_id: point.pointId,
    no_parlay: point.categoryId === CATEGORY.normal_bet ? 1 : point.noParlay,
    sides: {
      event_id: point.eventId,
      team_ids: [...point.teamIds],
      start_time: point.startTime,
      team_id: pick.kind === 'team' || pick.kind === 'runner' ? pick.team_id : null,
      is_champion: point.categoryId === CATEGORY.champion_bet,
    },
  };
}
