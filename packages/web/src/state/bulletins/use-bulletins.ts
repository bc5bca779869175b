import type { Announcement } from '@clutchline/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData, eachOnce } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { markAllBulletinRead, markBulletinRead, mergeReadBulletins } from './mark-bulletins-read';
import { bulletinKey, bulletinMemoryOf } from './bulletin-memory';
import { useStore } from '../use-snapshot';

type Page = CallData<'getAnnouncements'>;
export type BulletinType = NonNullable<CallBody<'getAnnouncements'>['type']>;
export type BulletinRow = Announcement;
export type BulletinBlock = Extract<
  NonNullable<CallData<'getAnnouncement'>['found']>,
  { readonly is_withdrawn: 0 }
>['blocks'][number];

export const BULLETIN_TYPES = ['maintenance', 'system', 'rules', 'results', 'event', 'activity'] as const;
const isType = (name: string | null): name is BulletinType => BULLETIN_TYPES.some((type) => type === name);

type App = Pick<AppState, 'call' | 'session'>;

const nextPage = (app: App, type: BulletinType | null, pages: readonly Page[], signal: AbortSignal): Promise<Page> =>
  fetchData(app, 'getAnnouncements', { type, cursor: pages.at(-1)?.next_cursor ?? null }, signal);

const bulletinQuery = (app: App, type: BulletinType | null): Query<readonly Page[]> => ({
  key: ['news', 'list', type ?? 'all', app.session.getState().generation],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await nextPage(app, type, pages, signal));
    while (pages.length < known.length && pages.at(-1)?.next_cursor !== null);
    return pages;
  },
});

export interface BulletinData {
  readonly rows: readonly BulletinRow[];
  readonly isUnread: (row: BulletinRow) => boolean;
  readonly unread: number;
  /** Null after the last page. */
  readonly loadMore: (() => void) | null;
  readonly markAll: () => void;
}

function useUnread(): (row: BulletinRow) => boolean {
  const app = useApp();
  const { token } = useStore(app.session);
  const { read } = useStore(bulletinMemoryOf(app).store);
  const known = useMemo(() => new Set(read), [read]);
  return (row) => (token === null ? !known.has(bulletinKey(row)) : row.is_unread === 1);
}

/** NEWS-3. */
export function useBulletins(type: BulletinType | null): QueryView<BulletinData> {
  const app = useApp();
  const isUnread = useUnread();
  useStore(app.session);
  const query = bulletinQuery(app, type);
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
      markAll: () => void markAllBulletinRead(app, rows.map(bulletinKey)),
    };
  });
}

/** Signed out: of the pages that are loaded. */
const unreadOf = ({ session }: App, pages: readonly Page[], shown: number): number =>
  session.getState().token === null ? shown : (pages[0]?.unread_count ?? 0);

export function useUnreadBulletins(): number {
  const bulletins = useBulletins(null);
  return bulletins.status === 'ready' ? bulletins.data.unread : 0;
}

export interface BulletinBanner {
  readonly row: BulletinRow;
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
}

/** Closed by id and revision (NEWS-4). */
export function useBulletinBanners(): readonly BulletinBanner[] {
  const app = useApp();
  const memory = bulletinMemoryOf(app);
  const { dismissed } = useStore(memory.store);
  const { generation, token } = useStore(app.session);
  const { data } = useFetched(bulletinQuery(app, null));
  useEffect(() => {
    if (token !== null) void mergeReadBulletins(app).catch(() => undefined);
  }, [app, generation, token]);
  return (data?.[0]?.banners ?? []).map((row) => ({
    row,
    isDismissed: dismissed.includes(bulletinKey(row)),
    dismiss: () => memory.dismiss(bulletinKey(row)),
  }));
}

export interface OneBulletin {
  readonly row: BulletinRow;
  readonly blocks: readonly BulletinBlock[];
}

/** Null: unknown. Opening marks as read (NEWS-3). */
export function useOneBulletin(id: string): QueryView<OneBulletin | 'withdrawn' | null> {
  const app = useApp();
  const { generation } = useStore(app.session);
  const view = queryView(
    useFetched<OneBulletin | 'withdrawn' | null>({
      key: ['news', 'one', id, generation],
      fetch: async (signal) => {
        const { found } = await fetchData(app, 'getAnnouncement', { announcement_id: id }, signal);
        if (found === null) return null;
        return found.is_withdrawn === 1 ? 'withdrawn' : { row: found.announcement, blocks: found.blocks };
      },
    }),
  );
  const row = view.status === 'ready' && typeof view.data === 'object' ? (view.data?.row ?? null) : null;
  const key = row === null ? null : bulletinKey(row);
  const isUnread = useUnread();
  const needsMark = row !== null && isUnread(row);
  useEffect(() => {
    if (key !== null && needsMark) void markBulletinRead(app, [key]);
  }, [app, key, needsMark]);
  return view;
}

const ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

interface BulletinPlace {
  readonly type: BulletinType | null;
  /** Null if missing; '' if it cannot be one. */
  readonly id: string | null;
}

/** Invalid types are ignored (bad input row 161). */
export function useBulletinPlace(): BulletinPlace {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const query = new URLSearchParams(search);
  const [type, id] = [query.get('type'), query.get('id')];
  return { type: isType(type) ? type : null, id: id === null ? null : ID.test(id) ? id : '' };
}

export const placeOfBulletins = (id: string): string => `/announcements/detail?id=${id}`;

/** To the list, in place of an address without an id (bad input row 162). */
export function useToBulletinList(isNeeded: boolean): void {
  const { location } = useApp().env;
  useEffect(() => {
    if (isNeeded) location.go('/announcements', { replace: true });
  }, [location, isNeeded]);
}

export function useChooseBulletinType(): (type: BulletinType | null) => void {
  const { location } = useApp().env;
  return (type) =>
    location.go(type === null ? '/announcements' : `/announcements?type=${type}`, {
      replace: true,
      state: location.read().state,
    });
}
