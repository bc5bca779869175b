// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBrowserLocation, createMemoryLocation, type HistoryKind } from '../../data/location';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useBackToList, useBrowse, useNavigation, useNowAndNext, useRoute } from '../index';

beforeEach(() => window.history.pushState(null, '', '/'));
afterEach(cleanup);

function setUp(kind: HistoryKind) {
  const { app } = createTestApp();
  const location = kind === 'memory' ? createMemoryLocation('/') : createBrowserLocation(window, kind);
  const ways: string[] = [];
  location.subscribe((way) => ways.push(way));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={{ ...app, env: { ...app.env, location } }}>{children}</AppStateContext>
  );
  const { result } = renderHook(() => ({ back: useBackToList(), ...useNavigation() }), { wrapper });
  const backToList = async (): Promise<string | undefined> => {
    const before = ways.length;
    act(() => result.current.back());
    await vi.waitFor(() => expect(ways.length).toBeGreaterThan(before));
    expect(location.read().path).toBe('/match/list');
    return ways.at(-1);
  };
  return { location, backToList, to: result.current.to };
}

describe.each(['path', 'hash', 'memory'] as const)('back to the list, with the place in the %s', (kind) => {
  it('NAV-4 goes back if the match was opened from the list, also after another of its maps', async () => {
    const { location, to, backToList } = setUp(kind);
    location.go('/match/list', { replace: true });
    to('match-detail', 7);
    const { path, search, state } = location.read();
    location.go(`${path}?${search}&round=2`, { replace: true, state });
    expect(await backToList()).toBe('back');
  });

  it('NAV-4 is a new step if the match was opened from elsewhere', async () => {
    const { location, to, backToList } = setUp(kind);
    location.go('/match/detail?game_id=7', { replace: true });
    expect(await backToList()).toBe('go');
    to('match-detail', 7);
    to('match-detail', 8);
    expect(await backToList()).toBe('go');
    to('/bets');
    to('match-detail', 9);
    expect(await backToList()).toBe('go');
  });
});

it.each([
  ['the frame', useRoute],
  ['the strip of live and next', useNowAndNext],
])('P10 a change of tab changes the address and does not render %s', (_part, use) => {
  const { app } = createTestApp();
  const location = createMemoryLocation('/match/list');
  const state = { ...app, env: { ...app.env, location } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={state}>{children}</AppStateContext>
  );
  const renders = vi.fn(use);
  renderHook(() => renders(), { wrapper });
  const { result } = renderHook(() => useBrowse(), { wrapper });
  const before = renders.mock.calls.length;
  act(() => result.current.chooseHandicap('early'));
  expect(location.read()).toMatchObject({ path: '/match/list', search: 'tab=early' });
  expect(renders.mock.calls.length).toBe(before);
  act(() => result.current.chooseGame(2));
  act(() => location.go('/match/detail?game_id=7'));
  expect(renders.mock.calls.length).toBeGreaterThan(before);
});
