// @vitest-environment jsdom
import {
  buildLive,
  buildMatch,
  buildMatchRow,
  buildPlay,
  buildPoint,
  buildPoolInfo,
  buildRunners,
} from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Freshness, ListView, useMatchList } from '../../state';
import { shownLiveOf } from '../../state/spoilers/use-shown-live';
import { InLanguage } from '../../../testing/in-language';
import { restingPrice } from '../../../testing/build-slip-view';
import { MatchList } from './match-list';

type List = ReturnType<typeof useMatchList>['view'];
const door = vi.hoisted(() => ({
  list: vi.fn<() => List>(),
  freshness: vi.fn<() => Freshness>(() => ({ state: 'live' })),
  favorites: vi.fn<() => List>(() => ({ status: 'loading' })),
  found: vi.fn<() => List>(() => ({ status: 'loading' })),
  searchText: 'zz',
  choice: '1,today',
  search: vi.fn(),
  handicap: 'today',
  view: vi.fn<() => ListView>(() => 'tab'),
  sort: 'event',
  chooseView: vi.fn(),
  heights: new Map<string, number>(),
  eventIds: new Set<number>(),
  chooseHandicap: vi.fn(),
  toggleAllEvents: vi.fn(),
  to: vi.fn(),
  favorite: vi.fn(),
}));
vi.mock('../../state', () => ({
  useMatchList: () => ({ view: door.list(), choice: door.choice }),
  useFreshness: door.freshness,
  useFavoriteMatches: door.favorites,
  useFoundMatches: () => ({ text: door.searchText, search: door.search, matches: door.found() }),
  useSearchText: () => ({ text: door.searchText, search: door.search }),
  useBlockHeights: () => door.heights,
  useBrowse: () => ({ ...door, view: door.view(), allEvents: false }),
  useListSort: () => door.sort,
  useSortChoice: () => ({ isOffered: false }),
  useNowAndNext: () => ({ status: 'ready', data: [] }),
  useHandicapTabs: () => ({
    status: 'ready',
    data: [
      { code: 'live', count: 6 },
      { code: 'today', count: 42 },
    ],
  }),
  useLive: (_: number, live: unknown) => live,
  useIsHidden: () => false,
  useShownLive: (...row: Parameters<typeof shownLiveOf>) => shownLiveOf(...row),
  useLiveCount: (rows: readonly { live: { status: number } }[]) => rows.filter(({ live }) => live.status === 2).length,
  useNow: () => Date.UTC(2026, 0, 1, 11),
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useShortMoney: () => (amount: string) => `CNY ${amount}`,
  useListedPool: () => buildPoolInfo(),
  usePlayState: () => 'open',
  useFavorite: () => ({ favorite: true, toggle: door.favorite }),
  useNavigation: () => ({
    href: (_: string, id?: number) => `/match/detail?game_id=${id ?? 0}`,
    to: door.to,
  }),
  useOddsCell: ({ point }: { point: { odd: string } }) => ({
    price: restingPrice(point.odd),
    state: 'open',
    toggle: vi.fn(),
  }),
}));

function show(list: List) {
  door.list.mockReturnValue(list);
  return render(
    <InLanguage>
      <MatchList />
    </InLanguage>,
  );
}

const row = (fields: Parameters<typeof buildMatchRow>[0] = {}) =>
  buildMatchRow({ plays: [buildPlay({ points: [buildPoint()] })], play_count: 41, ...fields });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  door.search.mockClear();
  door.handicap = 'today';
  door.choice = '1,today';
  door.sort = 'event';
  door.view.mockReturnValue('tab');
  door.eventIds.clear();
  door.freshness.mockReturnValue({ state: 'live' });
});

describe('MatchList', () => {
  it('GAMES-5 shows the tabs with their counts and chooses one', () => {
    show({ status: 'ready', data: [] });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Today42');
    fireEvent.click(screen.getByRole('tab', { name: /Live/ }));
    expect(door.chooseHandicap).toHaveBeenCalledWith('live');
  });

  it('GAMES-5 shows a match that has not started with its hour, teams and price', () => {
    show({ status: 'ready', data: [row()] });
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('12:00')).toBeDefined();
    expect(item.getByRole('button', { name: '1 1.955, Team 2, Match winner' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Test Cup · Group stage');
  });

  it('DETAIL-1 opens a match by its names and by the number of its other markets', () => {
    show({ status: 'ready', data: [row()] });
    const [names, more] = screen.getAllByRole('link');
    expect(more?.textContent).toBe('+4040 more markets');
    expect(names?.getAttribute('href')).toBe('/match/detail?game_id=1');
    if (names !== undefined) fireEvent.click(names);
    expect(door.to).toHaveBeenCalledWith('match-detail', 1);
  });

  it('GAMES-8 shows a live match with its badge, place and score', () => {
    const live = buildLive({ status: 2, round: 2, score_1: 1, round_score_1: 14, round_score_2: 9, clock_s: 1_634 });
    show({ status: 'ready', data: [row({ live })] });
    const item = screen.getByRole('listitem').textContent;
    expect(item).toContain('Live');
    expect(item).toContain('Map 2 · 27:14');
    expect(item).toContain('Score 1 to 0');
    expect(screen.getByText('1 live')).toBeDefined();
  });

  it('GAMES-8 states that the market of a match that is about to start closes, and that one is over', () => {
    const near = buildMatch({ start_time: Date.UTC(2026, 0, 1, 11, 4) });
    show({ status: 'ready', data: [row({ match: near })] });
    expect(screen.getByRole('listitem').textContent).toContain('Market closing');
    cleanup();
    show({ status: 'ready', data: [row({ match: near, live: buildLive({ status: 4 }) })] });
    expect(screen.getByRole('listitem').textContent).toContain('Ended');
    expect(screen.getByRole('listitem').textContent).not.toContain('Market closing');
  });

  it('U17 a match that ends keeps its final score, without the points of a map', () => {
    const live = buildLive({ status: 4, score_1: 2, score_2: 1 });
    show({ status: 'ready', data: [row({ live })] });
    const item = screen.getByRole('listitem').textContent;
    expect(item).toContain('Score 2 to 1');
    expect(item).toContain('Ended');
    expect(item).toContain('Score 2 to 121');
    expect(item).not.toContain('2100');
  });

  it('U28 GAMES-11 groups a list of several days by day, each with a heading', () => {
    const at = (game_id: number, day: number) =>
      row({ match: buildMatch({ game_id, start_time: Date.UTC(2026, 0, day, 12) }) });
    show({ status: 'ready', data: [at(1, 1), at(2, 2), at(3, 5)] });
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    const event = 'Test Cup · Group stage';
    const days = ['Today', 'Tomorrow', 'Monday, Jan 5'].flatMap((day) => [`H2 ${day}`, `H3 ${event}`]);
    expect(headings).toEqual(['H1 Matches', ...days]);
  });

  it('GAMES-11 a start within the hour is "in 12 min" with its exact time; live matches belong to today', () => {
    const soon = row({ match: buildMatch({ start_time: Date.UTC(2026, 0, 1, 11, 12), best_of: 3 }) });
    const live = row({
      match: buildMatch({ game_id: 2, start_time: Date.UTC(2025, 11, 31, 22) }),
      live: buildLive({ status: 2 }),
    });
    show({ status: 'ready', data: [live, soon] });
    const item = screen.getByText('in 12 min').closest('li');
    expect(item?.textContent).toContain('in 12 min11:12 · Bo3');
    expect(screen.getByText('in 12 min').getAttribute('dateTime')).toBe('2026-01-01T11:12:00.000Z');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('GAMES-9 by time, a list has days for headings and names the event in each row', () => {
    door.sort = 'time';
    const of = (game_id: number, event_id: number) => row({ match: buildMatch({ game_id, event_id }) });
    show({ status: 'ready', data: [of(1, 5), of(2, 6), of(3, 5)] });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Matches', 'Today']);
    const rows = screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
    expect(rows).toEqual(Array.from({ length: 3 }, () => 'Test Cup · Group stage'));
  });

  it('U6 GAMES-8 between two maps a row has the break and the score of the match, no score of a map', () => {
    const live = buildLive({ status: 2, round: 2, score_1: 1, score_2: 0 });
    show({ status: 'ready', data: [row({ live })] });
    const item = screen.getByRole('listitem');
    expect(item.textContent).toContain('Map 2 · break');
    expect(item.textContent).toContain('Score 1 to 0101 1.955');
    cleanup();
    show({ status: 'ready', data: [row({ live: { ...live, clock_s: 0 } })] });
    expect(screen.getByRole('listitem').textContent).toContain('Score 1 to 010001 1.955');
  });

  it('U50 a match between its end and its result states what it waits for, not "Live" twice', () => {
    show({ status: 'ready', data: [row({ live: buildLive({ status: 2, round: 0, score_1: 2, score_2: 0 }) })] });
    const item = screen.getByRole('listitem').textContent;
    expect(item).toContain('LiveAwaiting result');
    expect(item).not.toContain('LiveLive');
  });

  it('GAMES-7 makes a match a favourite', () => {
    show({ status: 'ready', data: [row({ match: buildMatch() })] });
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Team 2 – Team 3', pressed: true }));
    expect(door.favorite).toHaveBeenCalledOnce();
  });

  it('GAMES-7 lists the favourites under a separate tab, with their count', async () => {
    door.view.mockReturnValue('favorites');
    door.favorites.mockReturnValue({ status: 'ready', data: [row()] });
    show({ status: 'ready', data: [] });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Favourites1');
    cleanup();
    door.favorites.mockReturnValue({ status: 'ready', data: [] });
    show({ status: 'ready', data: [row()] });
    expect(await screen.findByText('No favourites here yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(door.chooseHandicap).toHaveBeenCalledWith('today');
  });

  it('GAMES-5 search states how many it found, and what to do if there is nothing', async () => {
    door.view.mockReturnValue('search');
    door.found.mockReturnValue({ status: 'ready', data: [row()] });
    show({ status: 'ready', data: [] });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('1 match found').getAttribute('role')).toBe('status');
    cleanup();
    door.found.mockReturnValue({ status: 'ready', data: [] });
    show({ status: 'ready', data: [row()] });
    expect(await screen.findByText('Nothing found for “zz”')).toBeDefined();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear the search' });
    if (clear !== undefined) fireEvent.click(clear);
    expect(door.search).toHaveBeenLastCalledWith('');
  });

  it('GAMES-5 searches once typing rests; Escape leaves', async () => {
    door.view.mockReturnValue('search');
    show({ status: 'ready', data: [] });
    const field = await screen.findByRole('textbox', { name: 'Search teams and events' });
    vi.useFakeTimers();
    for (const value of ['a', 'au', 'aur']) fireEvent.change(field, { target: { value } });
    expect(door.search).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(300));
    expect(door.search.mock.calls).toEqual([['aur']]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(door.chooseView).toHaveBeenLastCalledWith('tab');
  });

  it('U18 GAMES-5 the order is frozen under pointer and focus, and pending changes are stated', async () => {
    const [one, two, three] = [1, 2, 3].map((game_id) => row({ match: buildMatch({ game_id }) }));
    if (one === undefined || two === undefined || three === undefined) throw new Error('no rows');
    const order = () =>
      screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href')?.at(-1));
    const { rerender } = show({ status: 'ready', data: [one, two] });
    await vi.dynamicImportSettled();
    const list = (rows: readonly (typeof one)[]) => {
      door.list.mockReturnValue({ status: 'ready', data: rows });
      rerender(
        <InLanguage>
          <MatchList />
        </InLanguage>,
      );
    };
    act(() => screen.getAllByRole('link')[0]?.focus());
    list([two, one, three]);
    expect(order()).toEqual(['1', '2']);
    const button = await screen.findByRole('button', { name: 'Show 1 new match' });
    expect(
      [
        button.dataset['look'],
        button.parentElement?.nextElementSibling?.contains(screen.getAllByRole('link')[0] ?? null),
      ],
      'U18',
    ).toEqual(['quiet', true]);
    fireEvent.click(button);
    expect(order()).toEqual(['2', '1', '3']);
    list([three, two, one]);
    expect(order()).toEqual(['2', '1', '3']);
    expect(screen.getByRole('button', { name: 'Update the list' })).toBeDefined();
    act(() => screen.getByRole('tab', { selected: true }).focus());
    expect(order()).toEqual(['3', '2', '1']);
    expect(screen.queryByRole('button', { name: 'Update the list' })).toBeNull();
  });

  it('GAMES-2 U3 another game, tab or event announces how many matches it has, once they are there', async () => {
    const { rerender } = show({ status: 'ready', data: [row()] });
    await vi.dynamicImportSettled();
    const choose = (choice: string, list: List) => {
      door.choice = choice;
      door.list.mockReturnValue(list);
      rerender(
        <InLanguage>
          <MatchList />
        </InLanguage>,
      );
      return screen
        .queryAllByText(/found$|outrights?$/, { selector: '[role="status"] span' })
        .map(({ textContent }) => textContent);
    };
    const two = [row(), row({ match: buildMatch({ game_id: 2 }) })];
    expect(choose('1,today', { status: 'ready', data: two })).toEqual([]);
    expect(choose('2,today', { status: 'loading' })).toEqual([]);
    expect(choose('2,today', { status: 'ready', data: two })).toEqual(['2 matches found']);
    expect(choose('2,today', { status: 'ready', data: [] })).toEqual(['2 matches found']);
    expect(choose('3,today', { status: 'ready', data: [] })).toEqual(['No matches found']);
    door.handicap = 'champion';
    expect(choose('3,champion', { status: 'ready', data: two })).toEqual(['2 outrights']);
  });

  it.each(['live', 'today', 'early', 'pool', 'parlay', 'champion'])(
    'GAMES-5 the empty face of %s states what to do and leads to a tab that has matches',
    async (handicap) => {
      door.handicap = handicap;
      show({ status: 'ready', data: [] });
      const [go] = await screen.findAllByRole('button', { name: /^(Live|Today): / });
      if (go !== undefined) fireEvent.click(go);
      expect(door.chooseHandicap).toHaveBeenLastCalledWith(handicap === 'live' ? 'today' : 'live');
      expect(screen.getByText('No matches here right now').nextElementSibling?.textContent).toMatch(/\w{5}/);
    },
  );

  it('GAMES-4 an empty list under checked events offers every event', async () => {
    door.eventIds.add(5);
    show({ status: 'ready', data: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all events' }));
    expect(door.toggleAllEvents).toHaveBeenCalledOnce();
  });

  it('BET-1 a pool is in its row with what each outcome would pay, its share, and what is in it', async () => {
    const pool = buildPlay({ category_id: 1, points: [buildPoint(), buildPoint({ point_id: 2, odd: '3.066' })] });
    show({ status: 'ready', data: [row({ plays: [pool] })] });
    expect(await screen.findByText('CNY 100.00 in the pool, 4 bets')).toBeDefined();
    expect(screen.getByRole('button', { name: /3\.07/ })).toBeDefined();
    expect(screen.getByText('30% of stakes')).toBeDefined();
    expect(screen.queryByText('Handicap')).toBeNull();
  });

  it('CONTENT-2 an outright has its favourites, the way to all runners, and is counted as a champion bet', async () => {
    const points = buildRunners(5).map((pick, index) => buildPoint({ point_id: index + 1, pick }));
    const plays = [buildPlay({ category_id: 4, market: 'outright', points })];
    const cup = buildMatch({ kind: 'outright' });
    show({ status: 'ready', data: [row({ match: cup, plays, play_count: 1, runner_count: 20 })] });
    const all = await screen.findByRole('link', { name: 'All 20 teams' });
    expect(screen.getAllByRole('button', { name: /1\.955/ })).toHaveLength(5);
    expect(screen.getByText('1 outright')).toBeDefined();
    fireEvent.click(all);
    expect(door.to).toHaveBeenLastCalledWith('/champion', 1);
  });

  it('ERR-6 a list that did not come offers a reload; one on its way keeps its place', () => {
    const reload = vi.fn();
    show({ status: 'failed', reload });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    expect(show({ status: 'loading' }).container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('PUSH-5 states over the list since when prices are not live', async () => {
    door.freshness.mockReturnValue({ state: 'stale', since: Date.UTC(2026, 0, 1, 10, 30) });
    show({ status: 'ready', data: [] });
    await screen.findByText('Prices not live since 10:30:00');
  });
});
