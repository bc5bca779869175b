// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildNames } from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, ok, TOKEN, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import { chooseView } from './browse/browse-address';
import { mergeFavorites, setFavorite } from './favorites/favorite-actions';
import { useFavoriteMatches, useFoundMatches, type QueryView } from './index';

afterEach(cleanup);

const row = (game_id: number, start_time: number, favorite: 0 | 1 = 0) =>
  buildMatchRow({
    match: buildMatch({ game_id, start_time, team_name_1_kr: `독수리 ${game_id}` }),
    live: buildLive({ status: 1 }),
    is_favorite: favorite,
  });
const LISTS: Record<string, ReturnType<typeof row>[]> = {
  today: [row(1, 1_000), row(2, 3_000, 1)],
  early: [row(3, 9_000)],
  champion: [row(2, 3_000, 1), row(4, 2_000)],
};

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const server = {
    getGameListByGameTypeId: (body: Record<string, unknown>) => ok({ rows: LISTS[String(body['handicap_code'])] }),
  };
  const test = createTestApp({ ...options, server: { ...server, ...options.server } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

const ids = (view: QueryView<readonly { readonly match: { readonly game_id: number } }[]>) =>
  view.status === 'ready' ? view.data.map(({ match }) => match.game_id) : view.status;

describe('the door for screens: finding a match', () => {
  it('GAMES-5 a search looks through all games and tabs, each match once, in the order of the list', async () => {
    const { result } = use(useFoundMatches);
    await waitFor(() => expect(ids(result.current.matches)).toEqual([]));
    act(() => result.current.search('독수'));
    expect(ids(result.current.matches)).toEqual([1, 4, 2, 3]);
    act(() => result.current.search(' . '));
    expect(ids(result.current.matches)).toEqual([]);
  });

  it('GAMES-5 FIND-6 adds the matches of the teams and events that the server finds in other scripts', async () => {
    const other = { game_type_id: 1, alias: null, next_game_id: null, next_start: null, is_live: 0 };
    const hits = [{ kind: 'team', team_id: 7, ...other, ...toLocalizedFields('name', buildNames('Jade')) }];
    const { result, callsOf } = use(useFoundMatches, {
      server: { search: ({ query }) => ok({ rows: query === 'feicui' ? hits : [], is_similar: 0 }) },
    });
    await waitFor(() => expect(ids(result.current.matches)).toEqual([]));
    act(() => result.current.search(' feicui '));
    await waitFor(() => expect(ids(result.current.matches)).toEqual([3]));
    expect(callsOf('search').map(({ body }) => body['query'])).toEqual(['feicui']);
    act(() => result.current.search('x'));
    expect(ids(result.current.matches)).toEqual([]);
  });

  it('GAMES-5 FIND-5 similar names are added only where the device finds nothing', async () => {
    const other = { game_type_id: 1, alias: null, next_game_id: null, next_start: null, is_live: 0 };
    const hit = { kind: 'event', event_id: 1, ...other, ...toLocalizedFields('name', buildNames('Cup')) };
    const { result, callsOf } = use(useFoundMatches, { server: { search: () => ok({ rows: [hit], is_similar: 1 }) } });
    await waitFor(() => expect(ids(result.current.matches)).toEqual([]));
    act(() => result.current.search('독수리 9'));
    await waitFor(() => expect(callsOf('search')).toHaveLength(1));
    expect(ids(result.current.matches)).toEqual([4]);
    act(() => result.current.search('cpu'));
    await waitFor(() => expect(ids(result.current.matches)).toEqual([1, 4, 2, 3]));
  });

  it('GAMES-5 bad-input 171 a search that the server does not answer finds by the names as written', async () => {
    const { result, app, callsOf } = use(useFoundMatches, {
      server: { search: () => undefined, getGameTypeDict: () => ok([]) },
    });
    await waitFor(() => expect(ids(result.current.matches)).toEqual([]));
    act(() => result.current.search(`독수리 9${'é'.repeat(10_000)}`));
    act(() => result.current.search('독수리 9'));
    await waitFor(() => expect(callsOf('search').length).toBeGreaterThan(0));
    expect(ids(result.current.matches)).toEqual([4]);
    expect(app.env.location.read().path).toBe('/match/list');
    expect(callsOf('search').every(({ body }) => String(body['query']).length <= 64)).toBe(true);
  });

  it('GAMES-7 lists the favourites of this machine and lets them be removed', async () => {
    const { result, app, callsOf } = use(useFavoriteMatches);
    expect(callsOf('getGameListByGameTypeId')).toEqual([]);
    act(() => chooseView(app, 'favorites'));
    await waitFor(() => expect(ids(result.current)).toEqual([]));
    await act(() => setFavorite(app, 3, true));
    expect(ids(result.current)).toEqual([3]);
    await act(() => setFavorite(app, 3, false));
    expect(ids(result.current)).toEqual([]);
  });

  it('GAMES-7 after sign-in lists those of the machine and those of the player together', async () => {
    const { area, app: before } = createTestApp();
    await setFavorite(before, 3, true);
    const { result, app } = use(useFavoriteMatches, {
      area,
      token: TOKEN,
      server: { addFavorite: ({ game_id, favorite }) => ok({ game_id, favorite }) },
    });
    act(() => chooseView(app, 'favorites'));
    await waitFor(() => expect(ids(result.current)).toEqual([2]));
    await act(() => mergeFavorites(app));
    expect(ids(result.current)).toEqual([2, 3]);
    await act(() => setFavorite(app, 2, false));
    expect(ids(result.current)).toEqual([3]);
  });

  it('GAMES-7 changes of matches reach the favourites with the lists of all tabs', async () => {
    const { result, app, callsOf } = use(useFavoriteMatches);
    await setFavorite(app, 3, true);
    act(() => chooseView(app, 'favorites'));
    await waitFor(() => expect(ids(result.current)).toEqual([3]));
    act(() => app.queries.invalidate('matches'));
    await waitFor(() => expect(callsOf('getGameListByGameTypeId')).toHaveLength(6));
  });
});
