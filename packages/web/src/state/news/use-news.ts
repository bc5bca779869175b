import type { Announcement } from '@clutchline/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData, eachOnce } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { markAllNewsRead, markNewsRead, mergeReadNews } from './mark-news-read';
import { newsKey, newsMemoryOf } from './news-memory';

type Page = CallData<'getAnnouncements'>;
export type NewsType = NonNullable<CallBody<'getAnnouncements'>['type']>;
export type NewsRow = Announcement;
export type NewsBlock = Extract<
  NonNullable<CallData<'getAnnouncement'>['found']>,
  { readonly is_withdrawn: 0 }
>['blocks'][number];

export const NEWS_TYPES = ['maintenance', 'system', 'rules', 'results', 'event', 'activity'] as const;
const isType = (name: string | null): name is NewsType => NEWS_TYPES.some((type) => type === name);

type App = Pick<AppState, 'call' | 'session'>;

const nextPage = (app: App, type: NewsType | null, pages: readonly Page[], signal: AbortSignal): Promise<Page> =>
  fetchData(app, 'getAnnouncements', { type, cursor: pages.at(-1)?.next_cursor ?? null }, signal);

const newsQuery = (app: App, type: NewsType | null): Query<readonly Page[]> => ({
  key: ['news', 'list', type ?? 'all', app.session.getState().generation],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await nextPage(app, type, pages, signal));
    while (pages.length < known.length && pages.at(-1)?.next_cursor !== null);
    return pages;
  },
});

export interface NewsData {
  readonly rows: readonly NewsRow[];
  readonly isUnread: (row: NewsRow) => boolean;
  readonly unread: number;
  /** Null after the last page. */
  readonly loadMore: (() => void) | null;
  readonly markAll: () => void;
}

function useUnread(): (row: NewsRow) => boolean {
  const app = useApp();
  const { token } = useStore(app.session);
  const { read } = useStore(newsMemoryOf(app).store);
  const known = useMemo(() => new Set(read), [read]);
  return (row) => (token === null ? !known.has(newsKey(row)) : row.is_unread === 1);
}

/** NEWS-3. */
export function useNews(type: NewsType | null): QueryView<NewsData> {
  const app = useApp();
  const isUnread = useUnread();
  useStore(app.session);
  const query = newsQuery(app, type);
  return mapView(queryView(useFetched(query)), (pages) => {
    const rows = eachOnce(
      pages.flatMap((page) => page.rows),
      ({ announcement_id }) => announcement_id,
    );
    const hasMore = pages.at(-1)?.next_cursor !== null;
    return {
      rows,
      isUnread,
      unread: unreadOf(app, pages, rows.filter(isUnread).length),
      loadMore: hasMore
        ? () =>
            app.queries
              .entry(query)
              .extend(async (known, signal) => [...known, await nextPage(app, type, known, signal)])
        : null,
      markAll: () => void markAllNewsRead(app, rows.map(newsKey)),
    };
  });
}

/** Signed out: of the pages that are loaded. */
const unreadOf = ({ session }: App, pages: readonly Page[], shown: number): number =>
  session.getState().token === null ? shown : (pages[0]?.unread_count ?? 0);

export function useUnreadNews(): number {
  const news = useNews(null);
  return news.status === 'ready' ? news.data.unread : 0;
}

export interface NewsBanner {
  readonly row: NewsRow;
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
}

/** Closed by id and revision (NEWS-4). */
export function useNewsBanners(): readonly NewsBanner[] {
  const app = useApp();
  const memory = newsMemoryOf(app);
  const { dismissed } = useStore(memory.store);
  const { generation, token } = useStore(app.session);
  const { data } = useFetched(newsQuery(app, null));
  useEffect(() => {
    if (token !== null) void mergeReadNews(app).catch(() => undefined);
  }, [app, generation, token]);
  return (data?.[0]?.banners ?? []).map((row) => ({
    row,
    isDismissed: dismissed.includes(newsKey(row)),
    dismiss: () => memory.dismiss(newsKey(row)),
  }));
}

export interface OneNews {
  readonly row: NewsRow;
  readonly blocks: readonly NewsBlock[];
}

/** Null: unknown. Opening marks as read (NEWS-3). */
export function useOneNews(id: string): QueryView<OneNews | 'withdrawn' | null> {
  const app = useApp();
  const { generation } = useStore(app.session);
  const view = queryView(
    useFetched<OneNews | 'withdrawn' | null>({
      key: ['news', 'one', id, generation],
      fetch: async (signal) => {
        const { found } = await fetchData(app, 'getAnnouncement', { announcement_id: id }, signal);
        if (found === null) return null;
        return found.is_withdrawn === 1 ? 'withdrawn' : { row: found.announcement, blocks: found.blocks };
      },
    }),
  );
  const row = view.status === 'ready' && typeof view.data === 'object' ? (view.data?.row ?? null) : null;
  const key = row === null ? null : newsKey(row);
  const isUnread = useUnread();
  const needsMark = row !== null && isUnread(row);
  useEffect(() => {
    if (key !== null && needsMark) void markNewsRead(app, [key]);
  }, [app, key, needsMark]);
  return view;
}

const ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

interface NewsPlace {
  readonly type: NewsType | null;
  /** Null if missing; '' if it cannot be one. */
  readonly id: string | null;
}

/** Invalid types are ignored (bad input row 161). */
export function useNewsPlace(): NewsPlace {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const query = new URLSearchParams(search);
  const [type, id] = [query.get('type'), query.get('id')];
  return { type: isType(type) ? type : null, id: id === null ? null : ID.test(id) ? id : '' };
}

export const placeOfNews = (id: string): string => `/announcements/detail?id=${id}`;

/** To the list, in place of an address without an id (bad input row 162). */
export function useToNewsList(isNeeded: boolean): void {
  const { location } = useApp().env;
  useEffect(() => {
    if (isNeeded) location.go('/announcements', { replace: true });
  }, [location, isNeeded]);
}

export function useChooseNewsType(): (type: NewsType | null) => void {
  const { location } = useApp().env;
  return (type) =>
    location.go(type === null ? '/announcements' : `/announcements?type=${type}`, {
      replace: true,
      state: location.read().state,
    });
}
