// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { MatchDetail } from './match-detail';

const door = vi.hoisted(() => ({
  detail: vi.fn(),
  gameId: null as number | null,
  isStale: false,
  back: vi.fn(),
}));
vi.mock('../../state', () => ({
  useRoute: () => ({ gameId: door.gameId }),
  useFreshness: () => (door.isStale ? { state: 'stale', since: Date.UTC(2026, 0, 1, 10, 30, 7) } : { state: 'live' }),
  useMatchDetail: door.detail,
  useBackToList: () => door.back,
  useNavigation: () => ({ href: () => '/match/list', to: vi.fn() }),
}));
vi.mock('./scoreboard', () => ({ Scoreboard: () => <p>score</p> }));
vi.mock('./match-follows', () => ({ MatchFollows: () => null }));
vi.mock('./detail-content', () => ({
  DetailContent: () => <p>markets</p>,
  MatchResult: ({ none }: { none: ReactNode }) => none,
}));

beforeEach(() => {
  Object.assign(door, { gameId: 1204, isStale: false });
  door.back.mockClear();
});
afterEach(cleanup);

function show(detail: unknown) {
  door.detail.mockReturnValue(detail);
  return render(
    <InLanguage>
      <MatchDetail />
    </InLanguage>,
  ).container;
}

it('ERR-6 a match on its way keeps its place, one that did not come offers a reload', () => {
  const busy = show({ status: 'loading' }).querySelector('[aria-busy="true"]');
  expect(busy?.textContent).toBe('Loading…');
  screen.getByRole('heading', { level: 1 });
  cleanup();
  const reload = vi.fn();
  show({ status: 'failed', reload });
  screen.getByRole('heading', { level: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['unknown to the server', 1204],
  ['not named', null],
])('DETAIL-4 ERR-6 a match that is %s is reported as missing, and the list is one press away', async (_, gameId) => {
  door.gameId = gameId;
  show({ status: 'no-match' });
  await screen.findByText('No match information found');
  fireEvent.click(screen.getByRole('button'));
  expect(door.back).toHaveBeenCalled();
});

it('NAV-4 the way to the matches goes back, and by the usual keys opens them in a new tab', () => {
  show({ status: 'loading' });
  const link = screen.getByRole('link', { name: 'Matches' });
  expect(link.getAttribute('href')).toBe('/match/list');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(door.back).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(door.back).toHaveBeenCalledOnce();
});

it('PUSH-5 a match shows since when its prices are not live, and stays', () => {
  door.isStale = true;
  show({ status: 'ready', data: {} });
  screen.getByText('Prices not live since 10:30:07');
  screen.getByText('markets');
});
