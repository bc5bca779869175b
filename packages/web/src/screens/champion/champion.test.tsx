// @vitest-environment jsdom
import type { MatchRow, Point } from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildPlay, buildPoint, buildRunners } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { useMatchDetail, useOutrights, usePlayReason } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { restingPrice } from '../../../testing/build-slip-view';
import { Champion } from './champion';

const door = vi.hoisted(() => ({
  outrights: vi.fn<() => ReturnType<typeof useOutrights>>(),
  detail: vi.fn<() => ReturnType<typeof useMatchDetail>>(() => ({ status: 'loading' })),
  reason: vi.fn<() => ReturnType<typeof usePlayReason>>(() => null),
  gameId: vi.fn<() => number | null>(() => null),
  toggle: vi.fn(),
  toList: vi.fn(),
}));
vi.mock('../../state', () => ({
  useOutrights: door.outrights,
  useMatchDetail: door.detail,
  usePlayReason: door.reason,
  usePlayState: () => 'open',
  useRoute: () => ({ gameId: door.gameId() }),
  useCategories: () => ({ status: 'loading' }),
  useFreshness: () => ({ state: 'live' }),
  useFavorite: () => ({ favorite: false, toggle: vi.fn() }),
  useBackToList: () => door.toList,
  useNavigation: () => ({
    href: (path: string, id?: number) => `${path}?game_id=${id ?? 'none'}`,
    to: vi.fn(),
  }),
  useOddsCell: ({ point }: { point: Point }) => ({
    price: restingPrice(point.odd ?? ''),
    state: point.status === 1 ? 'open' : 'suspended',
    stale: false,
    chosen: false,
    noCombo: false,
    toggle: door.toggle,
  }),
}));

const points = buildRunners(20).map((pick, index) =>
  buildPoint({ point_id: index + 1, pick, odd: `${30 - index}.000`, ...(index === 19 && { status: 2, is_cancel: 1 }) }),
);
const play = buildPlay({ category_id: 4, market: 'outright', no_parlay: 1, points });
const match = buildMatch({ kind: 'outright' });
const favorites: MatchRow['plays'] = [{ ...play, points: points.slice(14, 19) }];
const row = buildMatchRow({ match, plays: favorites, play_count: 1, runner_count: 20 });

function show(answer: ReturnType<typeof useOutrights>) {
  door.outrights.mockReturnValue(answer);
  return render(
    <InLanguage>
      <Champion />
    </InLanguage>,
  ).container;
}
const prices = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => /\d\d\.\d{2}$/.exec(item.textContent)?.[0])
    .filter((price) => price !== undefined);

beforeEach(() => {
  door.gameId.mockReturnValue(null);
  door.reason.mockReturnValue(null);
  door.detail.mockReturnValue({
    status: 'ready',
    data: { match, live: buildLive(), plays: [play], is_favorite: 0, maps: [] },
  });
});
afterEach(cleanup);

describe('the champion bets', () => {
  it('CONTENT-2 show each outright with its favourites by price, when it closes, the rule, and the way to all runners', () => {
    const { textContent } = show({ status: 'ready', data: [row] });
    expect(prices()).toEqual(['12.00', '13.00', '14.00', '15.00', '16.00']);
    for (const part of ['Test Cup', '20 teams', 'Closes', 'no each-way']) expect(textContent).toContain(part);
    expect(screen.getByRole('link', { name: 'All 20 teams' }).getAttribute('href')).toBe('/champion?game_id=1');
  });

  it('CONTENT-2 an open outright has all its runners, found by name; a withdrawn one is marked and has no price', () => {
    door.gameId.mockReturnValue(1);
    show({ status: 'ready', data: [row] });
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(prices()).toHaveLength(19);
    const out = screen.getAllByRole('listitem').at(-1);
    expect(out?.textContent).toContain('Withdrawn, stakes returned');
    fireEvent.change(screen.getByLabelText('Search teams'), { target: { value: 'team 11' } });
    expect(prices()).toEqual(['30.00']);
    fireEvent.change(screen.getByLabelText('Search teams'), { target: { value: 'zzz' } });
    expect(screen.getByRole('status').textContent).toBe('No team by that name.');
  });

  it('D7 a runner that is only suspended keeps its price and is not called withdrawn', () => {
    door.gameId.mockReturnValue(1);
    const suspended = points.map((point) => (point.point_id === 19 ? { ...point, status: 2 as const } : point));
    door.detail.mockReturnValue({
      status: 'ready',
      data: { match, live: buildLive(), plays: [{ ...play, points: suspended }], is_favorite: 0, maps: [] },
    });
    const { textContent } = show({ status: 'ready', data: [row] });
    expect(prices()).toContain('12.00');
    expect(textContent.match(/Withdrawn/g)).toHaveLength(1);
  });

  it('U20 the heading of an outright follows that of its page while the name of the game is not known', () => {
    show({ status: 'ready', data: [row] });
    expect(screen.getByRole('heading', { name: /Test Cup/, level: 2 })).toBeDefined();
  });

  it('BET-1 a press on a price puts it into the slip', () => {
    show({ status: 'ready', data: [row] });
    fireEvent.click(within(screen.getByRole('article')).getAllByRole('button', { name: /12\.00/ })[0] ?? document.body);
    expect(door.toggle).toHaveBeenCalledOnce();
  });

  it.each([
    ['updating', 'Suspended'],
    ['closed', 'Closed, awaiting the winner'],
  ] as const)(
    'CONTENT-2 a market that is %s is marked, and only the runner that withdrew is called so',
    (reason, text) => {
      door.reason.mockReturnValue(reason);
      door.gameId.mockReturnValue(1);
      const { textContent } = show({ status: 'ready', data: [row] });
      expect(textContent).toContain(text);
      expect(textContent.match(/Withdrawn,/g)).toHaveLength(1);
    },
  );

  it('ERR-6 shows that they load, that they failed, and that there are none', () => {
    expect(show({ status: 'loading' }).querySelector('[aria-busy]')).toBeTruthy();
    cleanup();
    const reload = vi.fn();
    show({ status: 'failed', reload });
    fireEvent.click(screen.getByRole('button'));
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    expect(show({ status: 'ready', data: [] }).textContent).toContain('No outrights are open');
  });
});
