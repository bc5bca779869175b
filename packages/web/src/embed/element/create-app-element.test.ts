// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DEFAULT_SETTINGS } from '../../state/app-state';
import type { AppEvents, MountOptions } from '../api';
import { type AsGiven, HostEvents, type MountAsGiven } from '../host-values';
import { readMountOptions } from '../mount-options';
import { createAppElement } from './create-app-element';

interface Started {
  readonly place: HTMLElement;
  readonly options: AsGiven<MountOptions>;
  readonly events: HostEvents<AppEvents>;
  readonly update: ReturnType<typeof vi.fn>;
  readonly destroy: ReturnType<typeof vi.fn>;
}
const started: Started[] = [];

const mount: MountAsGiven = (place, options = {}) => {
  const events = new HostEvents<AppEvents>();
  const app = { place, options, events, update: vi.fn(), destroy: vi.fn() };
  started.push(app);
  return { ...app, on: (name, listener) => events.on(name, listener), off: () => undefined };
};

const TestApp = createAppElement(mount);
customElements.define('test-app', TestApp);

beforeEach(() => {
  started.length = 0;
});
afterEach(() => document.body.replaceChildren());

function put(html: string): { readonly element: InstanceType<typeof TestApp>; readonly app: Started } {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  const [app] = started;
  if (!(element instanceof TestApp) || app === undefined) throw new Error('no element');
  return { element, app };
}

it('EMBED-1 attributes are the options; an invalid value counts as absent', () => {
  const { element, app } = put(
    '<test-app lang="ja-JP" theme="pink" api-base="https://bets.example" history="hash" storage-key="one" result-display="neutral" route="//evil" confirm-above="50000"></test-app>',
  );
  const { settings, ...place } = readMountOptions(app.options);
  expect(place).toMatchObject({ lang: 7, history: 'hash', storageKey: 'one', route: null });
  expect(settings).toEqual({
    ...DEFAULT_SETTINGS,
    apiBase: 'https://bets.example',
    resultDisplay: 'neutral',
    confirmAbove: 50_000,
  });
  expect(app.place.getRootNode()).toBe(element.shadowRoot);
});

it('NAV-5 the route of an element carries a start-up query, bad values too: the app reports what was bad', () => {
  const { app } = put('<test-app route="/?game_id=abc&amp;teamPointIds=7,8"></test-app>');
  expect(app.options.route).toBe('/?game_id=abc&teamPointIds=7,8');
});

it('EMBED-2 a changed attribute and the properties reach the app; a token is never an attribute', () => {
  const { element, app } = put('<test-app token="token-in-the-markup-00" theme="light" confirm-above="-1"></test-app>');
  expect(app.options.token).toBeUndefined();
  expect(readMountOptions(app.options).settings.confirmAbove).toBe(DEFAULT_SETTINGS.confirmAbove);
  element.setAttribute('theme', 'contrast');
  expect(app.update.mock.lastCall).toMatchObject([{ theme: 'contrast' }]);
  element.token = 'token-0123456789abcdef';
  expect(app.update.mock.lastCall).toEqual([{ token: 'token-0123456789abcdef' }]);
  element.brand = { zh: '品牌', other: 'Brand' };
  expect(app.update.mock.lastCall).toEqual([{ brand: { zh: '品牌', other: 'Brand' } }]);
  expect(element.outerHTML).not.toContain('0123456789abcdef');
});

it('EMBED-2 dispatches its events as CustomEvents', () => {
  const { element, app } = put('<test-app></test-app>');
  const received: unknown[] = [];
  element.addEventListener('bet-placed', ({ detail }) => received.push(detail.orderNumbers));
  document.body.addEventListener('bet-placed', () => received.push('bubbled'));
  app.events.emit('bet-placed', { orderNumbers: ['01A'] });
  expect(received).toEqual([['01A']]);
});

it('EMBED-1 a move keeps the app, a removal ends it, and it starts again when it comes back', async () => {
  const { element, app } = put('<test-app></test-app>');
  document.body.append(document.createElement('p'), element);
  await Promise.resolve();
  expect(app.destroy).not.toHaveBeenCalled();
  element.remove();
  await Promise.resolve();
  expect(app.destroy).toHaveBeenCalledTimes(1);
  element.token = null;
  document.body.append(element);
  expect(started).toHaveLength(2);
  expect(started[1]?.options.token).toBeNull();
});

it('EMBED-1 what was set before the code was there counts', () => {
  const early = document.createElement('late-app');
  Object.assign(early, { token: 'token-0123456789abcdef', selections: { gameId: 2 } });
  document.body.append(early);
  customElements.define('late-app', class extends createAppElement(mount) {});
  expect(started[0]?.options).toMatchObject({ token: 'token-0123456789abcdef', selections: { gameId: 2 } });
});
