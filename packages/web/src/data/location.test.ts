// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { createBrowserLocation, createMemoryLocation, type AppLocation, type Way } from './location';

function record(location: AppLocation): Way[] {
  const ways: Way[] = [];
  location.subscribe((way) => ways.push(way));
  return ways;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe('createMemoryLocation', () => {
  it('EMBED-2 goes, replaces and comes back without touching the page', () => {
    const location = createMemoryLocation('/match/list');
    const ways = record(location);
    location.go('/match/detail?game_id=7');
    expect(location.read()).toEqual({ path: '/match/detail', search: 'game_id=7', state: null });
    location.go('/404', { replace: true, state: { message: 'gone' } });
    location.back();
    expect(location.read().path).toBe('/match/list');
    location.back();
    expect(location.read().path).toBe('/match/list');
    expect(ways).toEqual(['go', 'replace', 'back', 'back']);
    expect(window.location.pathname).toBe('/');
  });
});

describe('createBrowserLocation', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('NAV-1 keeps the place in the path and notices the way back', async () => {
    const location = createBrowserLocation(window, 'path');
    const ways = record(location);
    location.go('/bets', { state: { message: 'hello' } });
    expect(location.read()).toEqual({ path: '/bets', search: '', state: { message: 'hello' } });
    expect(location.read()).toBe(location.read());
    location.go('/match/detail?game_id=7', { replace: true });
    expect(window.location.search).toBe('?game_id=7');
    location.back();
    await settled();
    expect(location.read().path).toBe('/');
    expect(ways).toEqual(['go', 'replace', 'back']);
  });

  it('bad-input 78: a fragment is no part of a path', () => {
    history.replaceState(null, '', '/match/list#/404');
    expect(createBrowserLocation(window, 'path').read().path).toBe('/match/list');
  });

  it('bad-input 79: a malformed percent is left as it is', () => {
    history.replaceState(null, '', '/%E0%A4%A?id=%E0%A4%A');
    expect(createBrowserLocation(window, 'path').read().path).toBe('/%E0%A4%A');
  });

  it('NAV-2 keeps the place in the fragment if the host asks for it', () => {
    const location = createBrowserLocation(window, 'hash');
    expect(location.read()).toMatchObject({ path: '/', search: '' });
    location.go('/match/detail?game_id=7');
    expect(location.read()).toMatchObject({ path: '/match/detail', search: 'game_id=7' });
    expect(window.location.pathname).toBe('/');
    expect(location.href('/bets')).toBe('#/bets');
  });
});
