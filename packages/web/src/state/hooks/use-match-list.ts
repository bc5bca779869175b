import type { MatchRow } from '@clutchline/contract';

import type { QueryView } from './query-view';

/**
 * The rows of the current category, tab and events by start time. Stable fields only matter here: prices, statuses and
 * scores are read cell by cell with `useOddsCell` and `useLive`.
 */
export function useMatchList(): QueryView<readonly MatchRow[]> {
  throw new Error('pending');
}
