import type { MatchStatus, PlayStatus } from '@clutchline/contract';
import { sql } from 'kysely';

import type { ChangedPoint } from '../board-store';
import { inListStream } from '../../database/column-types';
import { pointStatusOf } from './board-rows';

export type ChangedPointRow = Omit<ChangedPoint, 'status'> & {
  readonly play_status: PlayStatus;
  readonly match_status: MatchStatus;
  readonly is_priced: boolean;
  readonly is_decided: boolean;
  readonly is_suspended: boolean;
};

/** For the `returning` clause of an update of the points `o` with `was_offered`, plays `p`, matches `m`, game types `g`. */
export const changedPoint = sql`o.id as "pointId", o.game_id as "gameId", case when o.priced then o.odd end as odd, o.version,
  was_offered and (not o.priced or o.suspended) as stopped, ${inListStream} as "inList", p.status as play_status,
  m.status as match_status, o.priced as is_priced, o.outcome is not null as is_decided,
  o.suspended or g.stopped as is_suspended`;

export function toChangedPoint({
  play_status,
  match_status,
  is_priced,
  is_decided,
  is_suspended,
  ...point
}: ChangedPointRow): ChangedPoint {
  const offer = { isDecided: is_decided, isOffered: is_priced && !is_suspended };
  return { ...point, status: pointStatusOf(play_status, match_status, offer) };
}
