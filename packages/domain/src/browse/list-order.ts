import type { LiveState, Match } from '@clutchline/contract';

import { isUnderWay } from './match-phase';

interface ListedRow {
  readonly match: Pick<Match, 'game_id' | 'start_time'>;
  readonly live: Pick<LiveState, 'status'>;
}

/** Sorts by under way, start time, id. */
export function listOrder<Row extends ListedRow>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || a.match.start_time - b.match.start_time || a.match.game_id - b.match.game_id,
  );
}

function rank(row: ListedRow): number {
  return isUnderWay(row.live.status) ? 0 : 1;
}
