import type { HandicapCode } from '@clutchline/contract';

import { useApp } from '../app-context';
import { handicapsQuery } from '../queries/handicaps-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useBrowse } from './use-browse';
import { useFetched } from './use-fetched';
import { useShownCount } from './use-shown-count';

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category in this tab; null while unknown. */
  readonly count: number | null;
}

/** Handicap tabs with the counts of the current category (GAMES-5); the open tab counts the rows of its list. */
export function useHandicapTabs(): QueryView<readonly HandicapTab[]> {
  const app = useApp();
  const { category, handicap } = useBrowse();
  const countOf = useShownCount();
  const items = queryView(useFetched(handicapsQuery(app)));
  return mapView(items, (list) =>
    list.map(({ code }) => ({
      code,
      count: countOf(code === handicap, category?.tag_count[code]) ?? null,
    })),
  );
}
