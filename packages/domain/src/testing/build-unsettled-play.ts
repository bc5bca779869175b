import type { MarketCode, PickCode as PointPick } from '@clutchline/contract';

import type { UnsettledPlay } from '../settlement/settled-point';

export type LinedPick = readonly [pick: PointPick, line: number];

export const FIRST: PointPick = { kind: 'team', team_id: 2 };
export const SECOND: PointPick = { kind: 'team', team_id: 3 };

/** Match 1 (teams 2 and 3, best of three); points 1, 2, … on these picks; map markets on map 1. */
export function buildUnsettledPlay(
  market: MarketCode,
  picks: readonly (PointPick | LinedPick)[],
  fields: Partial<UnsettledPlay> = {},
): UnsettledPlay {
  const points = picks.map((entry, index) =>
    'kind' in entry
      ? { point_id: index + 1, pick: entry, line: null }
      : { point_id: index + 1, pick: entry[0], line: entry[1] },
  );
  return { market, round: 1, line: null, points, team_id_1: 2, team_id_2: 3, best_of: 3, ...fields };
}
