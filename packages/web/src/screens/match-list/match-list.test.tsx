// @vitest-environment jsdom
import { buildLive, buildMatch, buildMatchRow, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Freshness, useMatchList } from '../../state';
import { InLanguage } from '../testing/in-language';
import { MatchList } from './match-list';

type List = ReturnType<typeof useMatchList>;
const door = vi.hoisted(() => ({
  list: vi.fn<() => List>(),
  freshness: vi.fn<() => Freshness>(() => ({ state: 'live' })),
  eventIds: new Set<number>(),
  chooseHandicap: vi.fn(),
  toggleAllEvents: vi.fn(),
  toMatch: vi.fn(),
  favorite: vi.fn(),
}));
vi.mock('../../state', () => ({
  useMatchList: door.list,
  useFreshness: door.freshness,
  useBrowse: () => ({ ...door, handicap: 'today', allEvents: false }),
  useHandicapTabs: () => ({
    status: 'ready',
    data: [
      { code: 'live', count: 6 },
      { code: 'today', count: 42 },
    ],
  }),
  useLive: (_: number, live: unknown) => live,
  useNow: () => Date.UTC(2026, 0, 1, 11),
  useFavorite: () => ({ favorite: true, toggle: door.favorite }),
  useNavigation: () => ({
    href: (_: string, id?: number) => `/match/detail?game_id=${id ?? 0}`,
    toMatch: door.toMatch,
  }),
  useOddsCell: ({ point }: { point: { odd: string } }) => ({
    odd: point.odd,
    state: 'open',
    move: null,
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
    expect(item.getByRole('button', { name: 'Team 2, Match winner, 1.955' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Test Cup · Group stage');
  });

  it('DETAIL-1 opens a match by its names and by the number of its other markets', () => {
    show({ status: 'ready', data: [row()] });
    const [names, more] = screen.getAllByRole('link');
    expect(more?.textContent).toBe('+4040 more markets');
    expect(names?.getAttribute('href')).toBe('/match/detail?game_id=1');
    if (names !== undefined) fireEvent.click(names);
    expect(door.toMatch).toHaveBeenCalledWith(1);
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

  it('GAMES-8 says that the market of a match that is about to start closes, and that one is over', () => {
    const near = buildMatch({ start_time: Date.UTC(2026, 0, 1, 11, 4) });
    show({ status: 'ready', data: [row({ match: near })] });
    expect(screen.getByRole('listitem').textContent).toContain('Market closing');
    cleanup();
    show({ status: 'ready', data: [row({ match: near, live: buildLive({ status: 4 }) })] });
    expect(screen.getByRole('listitem').textContent).toContain('Ended');
    expect(screen.getByRole('listitem').textContent).not.toContain('Market closing');
  });

  it('GAMES-7 makes a match a favourite', () => {
    show({ status: 'ready', data: [row({ match: buildMatch() })] });
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Team 2 – Team 3', pressed: true }));
    expect(door.favorite).toHaveBeenCalledOnce();
  });

  it('GAMES-4 an empty list under checked events offers every event', () => {
    door.eventIds.add(5);
    show({ status: 'ready', data: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Show every event' }));
    expect(door.toggleAllEvents).toHaveBeenCalledOnce();
  });

  it('ERR-6 a list that did not come offers a reload; one on its way keeps its place', () => {
    const reload = vi.fn();
    show({ status: 'failed', reload });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    expect(show({ status: 'loading' }).container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('PUSH-5 says over the list since when prices are not live', () => {
    door.freshness.mockReturnValue({ state: 'stale', since: Date.UTC(2026, 0, 1, 10, 30) });
    show({ status: 'ready', data: [] });
    expect(screen.getByText('Prices not live since 10:30')).toBeDefined();
  });
});
