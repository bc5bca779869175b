import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { toJson } from '../../data/to-json';
import type { ContentPlace } from './content-address';

type Page = CallData<'getResults'>;
type Pages = readonly Page[];
export type FinishedRow = Page['rows'][number];

/** Times in epoch ms. */
export interface ResultFilter extends Pick<ContentPlace, 'gameTypeId' | 'eventId' | 'teamId' | 'onlyCorrected'> {
  /** `from` included, `to` excluded; null: all. */
  readonly period: { readonly from: number; readonly to: number } | null;
}

const bodyOf = ({ period, ...filter }: ResultFilter, cursor: string | null): CallBody<'getResults'> => ({
  game_type_id: filter.gameTypeId,
  only_corrected: filter.onlyCorrected ? 1 : 0,
  cursor,
  ...(filter.eventId === null ? {} : { event_id: filter.eventId }),
  ...(filter.teamId === null ? {} : { team_id: filter.teamId }),
  ...period,
});

/** RESULT-1. */
const resultsQuery = (app: Pick<AppState, 'call'>, filter: ResultFilter): Query<Pages> => ({
  key: ['matches', 'results', toJson(filter)],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await nextPage(app, filter, pages, signal));
    while (pages.length < known.length && cursorOf(pages) !== null);
    return pages;
  },
});

const cursorOf = (pages: Pages): string | null => pages.at(-1)?.next_cursor ?? null;

const nextPage = (app: Pick<AppState, 'call'>, filter: ResultFilter, pages: Pages, signal: AbortSignal) =>
  fetchData(app, 'getResults', bodyOf(filter, cursorOf(pages)), signal);

export interface ResultsData {
  /** Newest first, each match once. */
  readonly rows: readonly FinishedRow[];
  readonly pages: number;
  /** Null after the last page. */
  readonly loadMore: (() => void) | null;
}

/** RESULT-1. */
export function useResults(filter: ResultFilter): QueryView<ResultsData> {
  const app = useApp();
  const query = resultsQuery(app, filter);
  return mapView(queryView(useFetched(query)), (pages) => ({
    rows: eachOnce(
      pages.flatMap(({ rows }) => rows),
      ({ game_id }) => game_id,
    ),
    pages: pages.length,
    loadMore:
      cursorOf(pages) === null
        ? null
        : () =>
            app.queries
              .entry(query)
              .extend(async (known, signal) => [...known, await nextPage(app, filter, known, signal)]),
  }));
}
