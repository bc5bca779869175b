import type { HandicapCode } from '@clutchline/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app-context';
import { handicapsQuery } from '../queries/handicaps-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useBrowse } from './use-browse';

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category under it. */
  readonly count: number;
}

/** The handicap tabs with the counts of the current category (GAMES-5). */
export function useHandicapTabs(): QueryView<readonly HandicapTab[]> {
  const app = useApp();
  const { category } = useBrowse();
  const items = queryView(useQuery(handicapsQuery(app), app.queries));
  return mapView(items, (list) => list.map(({ code }) => ({ code, count: category?.tag_count[code] ?? 0 })));
}
