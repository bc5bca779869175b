import type { HandicapCode } from '@clutchline/contract';

import { useApp } from '../app-context';
import { handicapsQuery } from './handicaps-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useBrowse } from './use-browse';
import { useFetched } from '../queries/use-fetched';
import { useShownCount } from './use-shown-count';

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category; null while unknown. */
  readonly count: number | null;
}

/** The open tab counts the rows of its list (GAMES-5). */
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
