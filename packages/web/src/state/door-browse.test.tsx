// @vitest-environment jsdom
import { type GameCategory, toLocalizedFields } from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildNames, buildPlay } from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, envelope, ok, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import {
  useEventCounts,
  useGameCount,
  useHandicapTabs,
  useLiveCount,
  useMarketPhase,
  useMatchList,
  useTheme,
} from './index';

afterEach(cleanup);

const categoryOf = (id: number): GameCategory => ({
  id,
  logo: 'all',
  sort: id,
  tag_count: { live: 9, today: 9, early: 9, pool: 9, parlay: 9, champion: 9 },
  ...toLocalizedFields('game_name', buildNames('Game')),
  events_count: { total: 0, events: [] },
});

const PLAYS = [buildPlay({ play_info_id: 1 })];

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const test = createTestApp(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

describe('the door for screens: browsing and taste', () => {
  it('GAMES-4 shows the rows of the checked events and counts those of all, without asking again', async () => {
    const rows = [5, 5, 6].map((event_id, index) =>
      buildMatchRow({ match: buildMatch({ event_id, game_id: index + 1 }), plays: [] }),
    );
    const { result, app, callsOf } = use(() => ({ list: useMatchList().view, counts: useEventCounts() }), {
      server: { getGameListByGameTypeId: () => ok({ rows }) },
    });
    expect(result.current.counts).toBeNull();
    await waitFor(() => expect(result.current.counts?.total).toBe(3));
    act(() => app.browse.setState({ eventIds: [5] }));
    expect(result.current.list).toEqual({ status: 'ready', data: rows.slice(0, 2) });
    expect([5, 6, 7].map((id) => result.current.counts?.of(id))).toEqual([2, 1, 0]);
    expect(callsOf('getGameListByGameTypeId')).toHaveLength(1);
  });

  it('GAMES-5 a tab has no count while the categories are not known, rather than none', async () => {
    const { result } = use(useHandicapTabs, {
      server: { getGameTopDictSplit: () => ok([{ code: 'live' }]), getGameTypeDict: () => envelope(2) },
    });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [{ code: 'live', count: null }] }));
  });

  it('GAMES-1 GAMES-5 the count of the open tab is that of its list, whatever came first of a change', async () => {
    const rows = [buildMatchRow({ plays: [] })];
    const { result, app } = use(
      () => ({ list: useMatchList().view, tabs: useHandicapTabs(), counts: useEventCounts() }),
      {
        server: {
          getGameTopDictSplit: () => ok([{ code: 'today' }]),
          getGameTypeDict: () => envelope(2),
          getGameListByGameTypeId: () => ok({ rows: [...rows] }),
        },
      },
    );
    const agree = (count: number) =>
      expect(result.current).toMatchObject({
        list: { data: { length: count } },
        tabs: { data: [{ code: 'today', count }] },
        counts: { total: count },
      });
    await waitFor(() => agree(1));
    for (const count of [2, 3]) {
      rows.push(buildMatchRow({ match: buildMatch({ game_id: count }), plays: [] }));
      act(() => app.queries.invalidate('matches'));
      await waitFor(() => agree(count));
    }
    rows.length = 0;
    act(() => app.queries.invalidate('matches'));
    await waitFor(() => agree(0));
  });

  it('U27 tab and game count what the checked events leave; other tabs have no count then', async () => {
    const rows = [5, 5, 6].map((event_id, index) =>
      buildMatchRow({ match: buildMatch({ event_id, game_id: index + 1, game_type_id: 2 }), plays: [] }),
    );
    const { result, app } = use(
      () => ({ tabs: useHandicapTabs(), countOf: useGameCount(), counts: useEventCounts() }),
      {
        server: {
          getGameTopDictSplit: () => ok([{ code: 'live' }, { code: 'today' }]),
          getGameTypeDict: () => ok([categoryOf(0), categoryOf(2)]),
          getGameListByGameTypeId: () => ok({ rows }),
        },
      },
    );
    const counts = () =>
      result.current.tabs.status === 'ready' ? result.current.tabs.data.map(({ count }) => count) : [];
    await waitFor(() => expect(counts()).toEqual([9, 3]));
    expect(result.current.countOf(categoryOf(0))).toBe(3);
    act(() => app.browse.setState({ eventIds: [5] }));
    expect(counts()).toEqual([null, 2]);
    expect([0, 2].map((id) => result.current.countOf(categoryOf(id)))).toEqual([2, 9]);
    app.favorites.setState({ local: [3] });
    act(() => app.browse.setState({ view: 'favorites', eventIds: [] }));
    await waitFor(() => expect([0, 2, 1].map((id) => result.current.countOf(categoryOf(id)))).toEqual([1, 1, 0]));
    expect([5, 6].map((id) => result.current.counts?.of(id))).toEqual([0, 1]);
  });

  it('U17 counts the matches of a group that are under way by the push, not by the list as fetched', () => {
    const rows = [1, 2].map((game_id) =>
      buildMatchRow({ match: buildMatch({ game_id }), live: buildLive({ status: 2 }), plays: [] }),
    );
    const { result, app, frame } = use(() => useLiveCount(rows));
    expect(result.current).toBe(2);
    act(() => {
      app.odds.apply({ type: 'match-status', game_id: 1, status: 4 });
      frame();
    });
    expect(result.current).toBe(1);
  });

  it('GAMES-8 the market follows the push of its plays', () => {
    const match = buildMatch({ start_time: Date.UTC(2027, 0, 1) });
    const { result, app, frame } = use(() => useMarketPhase({ match, live: buildLive(), plays: PLAYS }));
    expect(result.current).toBe('open');
    act(() => {
      app.odds.apply({ type: 'play-status', play_info_id: 1, game_id: match.game_id, status: 2 });
      frame();
    });
    expect(result.current).toBe('suspended');
  });

  it('USER-5 a chosen theme is retained and goes before that of the host', () => {
    const { result, area } = use(useTheme);
    expect(result.current.theme).toBe('arena');
    act(() => result.current.choose('contrast'));
    expect(result.current.theme).toBe('contrast');
    expect(createTestApp({ area }).app.settings.getState().theme).toBe('contrast');
  });
});
