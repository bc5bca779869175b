// @vitest-environment jsdom
import { CALLS } from '@clutchline/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeSocket } from '../../testing/fake-socket';
import { stubView } from '../../testing/fake-view';
import type { AppHandle } from './api';
import { mount } from './mount';

const ANSWERS = new Map<string, unknown>([
  [CALLS.getGameTypeDict.path, []],
  [CALLS.getGameTopDictSplit.path, []],
  [CALLS.getGameListByGameTypeId.path, { rows: [] }],
  [CALLS.getCurrency.path, [{ id: 1, code: 'CNY', decimals: 2 }]],
  [CALLS.balance.path, { amount: '12480.50', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' }],
  [CALLS.getPushTicket.path, { ticket: 'ticket-0123456789' }],
]);

let mounted: AppHandle[] = [];
let sockets: FakeSocket[] = [];

beforeEach(() => {
  mounted = [];
  sockets = [];
  localStorage.clear();
  sessionStorage.clear();
  document.title = 'The host';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  stubView();
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    const data = ANSWERS.get(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(Response.json({ code: 1, data: data ?? null, message: '', msg: '', error_code: 0 }));
  });
  vi.stubGlobal(
    'WebSocket',
    vi.fn(function open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    }),
  );
});

afterEach(async () => {
  await settle(() => mounted.forEach((app) => app.destroy()));
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = (change: () => void): Promise<void> =>
  act(() => {
    change();
    return Promise.resolve();
  });

async function put(options: Parameters<typeof mount>[1]) {
  const element = document.body.appendChild(document.createElement('div'));
  const app = await act(() => Promise.resolve(mount(element, options)));
  mounted.push(app);
  return { element, app, root: () => element.querySelector<HTMLElement>('.clutchline') };
}

const shows = (element: HTMLElement, text: string): Promise<void> =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(element.textContent).toContain(text);
  }, 10_000);

it('EMBED-2 bad-input 126: two apps of one page have their own language, player, place and storage', async () => {
  const one = await put({ storageKey: 'one', lang: 'en-US', token: 'token-0123456789abcdef' });
  const two = await put({ storageKey: 'two', lang: 'zh-CN', theme: 'light' });
  await shows(one.element, 'Matches');
  await shows(one.element, '12,480.50');
  await shows(two.element, '赛事');
  expect(one.root()?.lang).toBe('en-US');
  expect(two.root()?.lang).toBe('zh-CN');
  expect([one.root()?.dataset['theme'], two.root()?.dataset['theme']]).toEqual(['arena', 'light']);
  expect(two.element.textContent).not.toContain('12,480.50');
  const routes: string[] = [];
  two.app.on('route', ({ route }) => routes.push(route));
  await settle(() => one.app.update({ route: '/bets' }));
  await settle(() => one.app.update({ lang: 'ja-JP' }));
  expect(routes).toEqual([]);
  expect(two.root()?.lang).toBe('zh-CN');
  expect(localStorage.getItem('one:token')).not.toBeNull();
  expect(localStorage.getItem('two:token')).toBeNull();
  expect(sockets).toHaveLength(2);
});

it('EMBED-1 a destroyed app leaves nothing behind and the other one runs on', async () => {
  const one = await put({ storageKey: 'one' });
  const two = await put({ storageKey: 'two', lang: 'en-US' });
  await shows(two.element, 'Matches');
  await settle(() => one.app.destroy());
  mounted = mounted.filter((app) => app !== one.app);
  expect(one.element.childNodes).toHaveLength(0);
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
  expect(two.element.textContent).toContain('Matches');
});

it('EMBED-2 notifies the host of the first route and language, and of what follows', async () => {
  const { app } = await put({ lang: 'th-TH' });
  const received: unknown[] = [];
  app.on('route', (event) => received.push(event));
  app.on('lang', (event) => received.push(event));
  await settle(() => app.update({ route: '/bets', lang: 'ko-KR' }));
  expect(received).toContainEqual({ lang: 'ko-KR' });
  await vi.waitFor(() => expect(received).toContainEqual({ route: '/bets' }));
});

it('NAV-6 an own page has the brand in its title, a page of a host keeps its title', async () => {
  const embedded = await put({ lang: 'zh-CN' });
  expect(document.title).toBe('The host');
  embedded.app.destroy();
  mounted = [];
  const { app } = await put({ history: 'path', lang: 'zh-CN', brand: { zh: '品牌', other: 'Brand' } });
  await vi.waitFor(() => expect(document.title).toBe('网络连接失败 – 品牌'));
  await settle(() => app.update({ lang: 'vi-VN' }));
  await vi.waitFor(() => expect(document.title).toBe('Kết nối mạng thất bại – Brand'));
  expect(document.documentElement.lang).toBe('vi-VN');
});

it('NAV-5 a start with a bad value in the route of the host reports it, and opens the list', async () => {
  const { element } = await put({ lang: 'en-US', route: '/?id=abc' });
  await shows(element, 'No match information found');
  const other = await put({ lang: 'en-US', route: '/match/list?game_type_id=x' });
  await shows(other.element, 'Part of the link was not recognized and was ignored');
});

it('NAV-5 U13 a start with good values reports nothing, and its orders leave the address', async () => {
  const { app, element } = await put({
    lang: 'en-US',
    route: '/match/list?lang=7&tab=live&token=secret-0123456789abcdef',
    selections: { gameId: -1 },
  });
  const received: unknown[] = [];
  app.on('route', (event) => received.push(event));
  await shows(element, '試合');
  expect(element.querySelector('[role="status"]')?.textContent).toBe('');
  expect(received).not.toContainEqual({ route: expect.stringMatching('token|lang') });
});

it('C14 NAV-5 an event that is unknown is named in one notice', async () => {
  const { element } = await put({ lang: 'en-US', route: '/match/list?event_id=3' });
  await shows(element, 'Left out of the link: unknown events 3');
});

it('bad-input 123: if the browser refuses to store anything, the app works for the visit', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  const { app, element } = await put({ lang: 'en-US', token: 'token-0123456789abcdef' });
  await shows(element, '12,480.50');
  await settle(() => app.update({ lang: 'ja-JP' }));
  await shows(element, '試合');
});

it('bad-input 117: an invalid token changes nothing, the same one twice neither', async () => {
  const { app, element } = await put({ lang: 'en-US', token: 'token-0123456789abcdef' });
  await shows(element, '12,480.50');
  const balances: unknown[] = [];
  app.on('balance', (balance) => balances.push(balance));
  await settle(() => app.update({ token: '<garbage>' }));
  await settle(() => app.update({ token: 'token-0123456789abcdef' }));
  expect(balances).toEqual([]);
  await settle(() => app.update({ token: null }));
  expect(balances).toEqual([null]);
});

const LOOK = { accent: '#ff6a3d', ground: '#2a1230', corners: 4 };

it('BRAND-1 a brand gives names, mark and look, follows the theme, and ends with the next brand', async () => {
  const { element, app, root } = await put({
    lang: 'en-US',
    brand: { zh: '焰线', other: '<b>Ember</b>', mark: 'M0 0h9v9z', look: LOOK },
  });
  await shows(element, '<b>Ember</b>');
  const property = (name: string): string | undefined => root()?.style.getPropertyValue(name);
  expect(element.querySelector('b')).toBeNull();
  expect(element.querySelector('header path')?.getAttribute('d')).toBe('M0 0h9v9z');
  expect([property('--cl-accent'), property('--cl-radius-3')]).toEqual(['#ff6a3d', '0.25rem']);
  const dark = property('--cl-ground');
  await settle(() => app.update({ theme: 'light' }));
  expect(property('--cl-ground')).not.toBe(dark);
  await settle(() => app.update({ brand: { zh: '品牌', other: 'Plain' } }));
  await shows(element, 'Plain');
  expect(root()?.getAttribute('style') ?? '').toBe('');
});

it('BRAND-1 a brand can change while the app runs; an invalid one is reported, and the default one is shown', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { element, app, root } = await put({ lang: 'en-US' });
  await shows(element, 'Clutchline');
  await settle(() => app.update({ brand: { zh: '焰线', other: 'Ember', look: LOOK } }));
  await shows(element, 'Ember');
  expect(root()?.style.getPropertyValue('--cl-accent')).toBe('#ff6a3d');
  const wrong: object = { brand: { zh: '焰线', other: 'Ember', look: { ...LOOK, accent: 'url(x)' } } };
  await settle(() => app.update(wrong));
  await shows(element, 'Clutchline');
  expect(root()?.style.getPropertyValue('--cl-accent')).toBe('');
  expect(String(report.mock.lastCall?.[0])).toContain('look.accent: expected a colour');
});

it('BRAND-1 of several brands at once the last one counts', async () => {
  const { element, app, root } = await put({ lang: 'en-US' });
  const named = (other: string, accent: string) => ({ brand: { zh: '焰线', other, look: { ...LOOK, accent } } });
  await settle(() => {
    app.update(named('First', '#ff6a3d'));
    app.update(named('Second', '#e0b84c'));
  });
  await shows(element, 'Second');
  expect(root()?.style.getPropertyValue('--cl-accent')).toBe('#e0b84c');
  await settle(() => {
    app.update(named('Third', '#ff6a3d'));
    app.update({ brand: { zh: '品牌', other: 'Plain' } });
  });
  await shows(element, 'Plain');
  expect(root()?.style.getPropertyValue('--cl-accent')).toBe('');
});

it('ROLE-1 EMBED-1 an app that starts with a signed token has the player of its session', async () => {
  ANSWERS.set(CALLS.exchangeToken.path, { token: 'token-of-the-session-01' });
  const { element } = await put({ lang: 'en-US', token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl' });
  await shows(element, '12,480.50');
  const tokens = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('token'));
  expect(new Set(tokens)).toEqual(new Set([null, 'token-of-the-session-01']));
});
