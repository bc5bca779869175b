// @vitest-environment jsdom
import { toLocalizedFields, type BetHistoryItem, type GameCategory, type TagCount } from '@clutchline/contract';
import {
  buildBet,
  buildLive,
  buildMatch,
  buildMatchRow,
  buildNames,
  buildPlay,
  buildSlip,
} from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, envelope, ok, refused, TOKEN, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import {
  useBanner,
  useBrowse,
  useCategories,
  useFreshness,
  useHandicapTabs,
  useHistoryList,
  useHost,
  useLive,
  useMatchDetail,
  useMatchList,
  useNavigation,
  useNow,
  useRoute,
  useRouteMessage,
  useSession,
  useSlip,
} from './index';
import { refreshAccount } from './session/refresh-account';

afterEach(cleanup);

const TAGS: TagCount = { live: 2, today: 5, early: 1, pool: 0, parlay: 4, champion: 0 };

function category(id: number, total: number): GameCategory {
  const event = { event_id: id + 100, ...toLocalizedFields('event_name', buildNames('Cup')), match_amount: 1 };
  return {
    id,
    logo: 'all',
    sort: id,
    tag_count: TAGS,
    ...toLocalizedFields('game_name', buildNames('Game')),
    events_count: { total, events: [event] },
  };
}

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const test = createTestApp(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

describe('the door for screens', () => {
  it('GAMES-2 gives the categories in their order', async () => {
    const list = [category(7, 9), category(16, 1), category(5, 20), category(1, 2), category(0, 30)];
    const { result } = use(useCategories, { server: { getGameTypeDict: () => ok(list) } });
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const ids = result.current.status === 'ready' ? result.current.data.map(({ id }) => id) : [];
    expect(ids).toEqual([0, 1, 16, 5, 7]);
  });

  it('GAMES-5 gives every tab the count of the current category', async () => {
    const server = {
      getGameTypeDict: () => ok([category(0, 30)]),
      getGameTopDictSplit: () => ok([{ code: 'live' }, { code: 'today' }]),
    };
    const { result } = use(useHandicapTabs, { server });
    await waitFor(() =>
      expect(result.current).toEqual({
        status: 'ready',
        data: [
          { code: 'live', count: 2 },
          { code: 'today', count: 5 },
        ],
      }),
    );
  });

  it('GAMES-4 knows when every event of the game is checked', async () => {
    const { result } = use(useBrowse, { server: { getGameTypeDict: () => ok([category(0, 30)]) } });
    await waitFor(() => expect(result.current.category?.id).toBe(0));
    expect(result.current.allEvents).toBe(false);
    act(() => result.current.toggleAllEvents());
    expect([...result.current.eventIds]).toEqual([100]);
    expect(result.current.allEvents).toBe(true);
    act(() => result.current.chooseGame(1));
    expect(result.current.eventIds.size).toBe(0);
  });

  it('GAMES-5 asks for the rows of category, tab and events, and seeds their prices', async () => {
    const rows = [buildMatchRow({ plays: [buildPlay()] })];
    const { result, app, callsOf } = use(() => useMatchList().view, {
      server: { getGameListByGameTypeId: () => ok({ rows }) },
    });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: rows }));
    expect(callsOf('getGameListByGameTypeId')[0]?.body).toEqual({
      game_type_id: 0,
      handicap_code: 'today',
      event_ids: [],
      lang: 2,
    });
    expect(app.odds.point(1)?.odd).toBe('1.955');
    expect(app.odds.game(1)?.live).toEqual(buildLive());
  });

  it('ERR-6 a list that failed can be loaded again', async () => {
    let isBroken = true;
    const { result } = use(() => useMatchList().view, {
      server: { getGameListByGameTypeId: () => (isBroken ? envelope(0) : ok({ rows: [] })) },
    });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    isBroken = false;
    act(() => {
      if (result.current.status === 'failed') result.current.reload();
    });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [] }));
  });

  it('DETAIL-4 a match that is not there is no failure', async () => {
    const { result } = use(() => useMatchDetail(7), { server: { getPointsListSplit: () => refused('no_match') } });
    await waitFor(() => expect(result.current).toEqual({ status: 'no-match' }));
  });

  it('DETAIL-1 gives the plays of a match', async () => {
    const detail = { match: buildMatch(), live: buildLive(), plays: [buildPlay()], is_favorite: 0, maps: [] };
    const { result } = use(() => useMatchDetail(1), { server: { getPointsListSplit: () => ok(detail) } });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: detail }));
  });

  it('PUSH-4 the live state follows the push, a separate status included', () => {
    const { result, app, frame } = use(() => useLive(1, buildLive()));
    expect(result.current.status).toBe(1);
    act(() => {
      app.odds.apply({ type: 'live', game_id: 1, live: buildLive({ status: 2, round: 1, round_score_1: 4 }) });
      frame();
    });
    expect(result.current).toMatchObject({ status: 2, round_score_1: 4 });
    act(() => {
      app.odds.apply({ type: 'match-status', game_id: 1, status: 3 });
      frame();
    });
    expect(result.current).toMatchObject({ status: 3, round_score_1: 4 });
  });

  it('BET-6 pages through the own bets and BET-3 states what each is', async () => {
    const bet = (n: number): BetHistoryItem =>
      buildBet({
        order_no: `01JDEM0123456789ABCDEF${String(n).padStart(4, '0')}`,
        prize_status: n === 1 ? 1 : 0,
      });
    const { result } = use(() => useHistoryList({ days: 7, state: 'all', kind: 'all' }), {
      token: TOKEN,
      server: { getUserHistory: ({ page }) => ok({ items: [bet(Number(page))], total: 51, totals: [] }) },
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const statuses = () => (result.current.status === 'ready' ? result.current.data.rows.map((row) => row.status) : []);
    expect(statuses()).toEqual([5]);
    act(() => {
      if (result.current.status === 'ready') result.current.data.loadMore?.();
    });
    await waitFor(() => expect(statuses()).toEqual([5, 4]));
    expect(result.current).toMatchObject({ data: { total: 51, loadMore: null } });
  });

  it('USER-1 own bets are not requested while signed out', () => {
    const { result, calls } = use(() => useHistoryList({ days: 30, state: 'open', kind: 'all' }));
    expect(result.current).toEqual({ status: 'signed-out' });
    expect(calls).toEqual([]);
  });

  it('USER-2 the session shows who is there', async () => {
    const { result, app } = use(useSession, { token: TOKEN });
    expect(result.current).toMatchObject({ signedIn: true, nickname: null, balance: null });
    await act(() => refreshAccount(app));
    expect(result.current).toMatchObject({ nickname: 'Demo', balance: '100.00', currency: { code: 'CNY' } });
  });

  it('NAV-2 the route names screen and match', () => {
    const { result, app } = use(() => ({ route: useRoute(), go: useNavigation(), message: useRouteMessage() }), {
      place: '/match/detail?game_id=7',
    });
    expect(result.current.route).toEqual({ screen: 'match-detail', gameId: 7 });
    expect(result.current.message).toEqual({ own: null, linked: null });
    act(() => app.env.location.go('/404?message=From+the+query'));
    expect(result.current.route.screen).toBe('not-found');
    expect(result.current.message).toEqual({ own: null, linked: 'From the query' });
    act(() => app.env.location.go('/404?message=query', { state: { message: 'handed over' } }));
    expect(result.current.message).toEqual({ own: 'handed over', linked: null });
    act(() => app.env.location.back());
    act(() => result.current.go.to('match-detail', 9));
    expect(result.current.route).toMatchObject({ screen: 'match-detail', gameId: 9 });
    act(() => result.current.go.to('/bets'));
    expect(result.current.route.screen).toBe('/bets');
  });

  it('NAV-6 the brand follows the language', () => {
    const { result, app } = use(useHost);
    expect(result.current.brand).toBe('Clutchline');
    act(() => app.language.setState({ langId: 1 }));
    expect(result.current.brand).toBe('决胜线');
  });

  it('SLIP-8 the slip shows the limits of the player', async () => {
    const limits = { currency_id: 1, min: '1.00', max: '50.00', max_payout: '1000.00', day_left: '20.00', points: [] };
    const { result, app } = use(() => useSlip('single'), {
      token: TOKEN,
      server: { getOrdinaryLimitInfo: () => ok(limits) },
    });
    act(() => app.slip.setState({ commonStake: '5' }));
    expect(result.current.limits).toBeNull();
    act(() => app.slip.setState({ slip: buildSlip() }));
    await waitFor(() => expect(result.current.limits).toEqual({ min: '1.00', max: '50.00', dayLeft: '20.00' }));
    act(() => result.current.setStake('25'));
    expect(result.current.rows[0]?.problem).toEqual({ reason: 'day_limit', limit: '20.00', message: null });
    act(() => result.current.remove(1));
    expect(result.current.rows).toEqual([]);
  });

  it('ERR-3 banner and freshness are read as they are', () => {
    const { result, app } = use(() => ({ banner: useBanner(), freshness: useFreshness() }));
    expect(result.current).toMatchObject({ banner: { shown: null }, freshness: { state: 'connecting' } });
    act(() => app.banner.setState({ shown: { kind: 'text', text: 'Hello' } }));
    expect(result.current.banner.shown).toEqual({ kind: 'text', text: 'Hello' });
  });

  it("USER-7 the clock ticks once a second on the server's time", () => {
    vi.useFakeTimers();
    const { result, app, unmount } = use(useNow);
    const first = result.current;
    act(() => app.freshness.setState({ clockOffset: 3_600_000 }));
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(result.current - first).toBeGreaterThanOrEqual(3_600_000);
    expect(result.current % 1_000).toBe(0);
    unmount();
    vi.useRealTimers();
  });
});
