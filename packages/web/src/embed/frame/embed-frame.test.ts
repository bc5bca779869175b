// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FrameOptions } from '../api';
import { embedFrame } from './embed-frame';

const PAGE = new URL('https://bets.example/frame.html');

interface Hello {
  readonly nonce: string;
  readonly options: object;
}
interface Greeting {
  readonly hello: Hello;
  readonly target: unknown;
  readonly port: MessagePort;
}

const greetings: Greeting[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  greetings.splice(0).forEach(({ port }) => port.close());
  document.body.replaceChildren();
});

function put(options: Partial<FrameOptions> = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const app = embedFrame(element, PAGE, { title: 'Bets', ...options });
  const frame = element.querySelector('iframe');
  if (frame === null) throw new Error('no frame');
  const postMessage = (hello: Hello, target: unknown, [port]: MessagePort[]): void => {
    if (port !== undefined) greetings.push({ hello, target, port });
  };
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  const load = (): Greeting => {
    frame.dispatchEvent(new Event('load'));
    const last = greetings.at(-1);
    if (last === undefined) throw new Error('no hello');
    return last;
  };
  return { app, element, frame, load };
}

const delivered = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};
const answer = async ({ hello, port }: Greeting, word: object): Promise<void> => {
  port.postMessage({ v: 1, nonce: hello.nonce, ...word });
  await delivered();
};

describe('embedFrame', () => {
  it('EMBED-1 greets the page of the frame alone, with the options of the host', () => {
    const { frame, load } = put({ token: 'token-0123456789abcdef', lang: 'ja-JP' });
    const { hello, target } = load();
    expect(target).toBe('https://bets.example');
    expect(hello).toMatchObject({ v: 1, type: 'hello', options: { token: 'token-0123456789abcdef', lang: 'ja-JP' } });
    expect(hello.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(frame.title).toBe('Bets');
  });

  it('EMBED-2 notifies the host of what the app reports, and follows its height up to the window', async () => {
    const { app, frame, load } = put();
    const events: unknown[] = [];
    for (const name of ['balance', 'bet-placed', 'route', 'height', 'sign-in-required', 'error', 'lang'] as const)
      app.on(name, (event) => events.push([name, event]));
    const greeting = load();
    await answer(greeting, { type: 'ready' });
    await answer(greeting, {
      type: 'balance',
      balance: { amount: '5.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' },
    });
    await answer(greeting, { type: 'bet-placed', orderNumbers: ['01A'] });
    await answer(greeting, { type: 'route', route: '/bets' });
    await answer(greeting, { type: 'lang', lang: 'ko-KR' });
    await answer(greeting, { type: 'sign-in-required', route: '/bets' });
    await answer(greeting, { type: 'error', kind: 'network', message: 'lost' });
    await answer(greeting, { type: 'height', height: 600 });
    expect(frame.style.height).toBe('600px');
    await answer(greeting, { type: 'height', height: 6_000 });
    expect(frame.style.height).toBe(`${window.innerHeight}px`);
    expect(events).toEqual([
      ['balance', { amount: '5.00', nickname: 'Demo', currency_id: 1 }],
      ['bet-placed', { orderNumbers: ['01A'] }],
      ['route', { route: '/bets' }],
      ['lang', { lang: 'ko-KR' }],
      ['sign-in-required', { route: '/bets' }],
      ['error', { kind: 'network', message: 'lost' }],
      ['height', { height: 600 }],
      ['height', { height: 6_000 }],
    ]);
  });

  it('EMBED-2 sends what changes, and sends it again when the frame was reloaded', async () => {
    const { app, load } = put({ lang: 'en-US' });
    app.update({ theme: 'light' });
    const first = load();
    expect(first.hello.options).toMatchObject({ lang: 'en-US', theme: 'light' });
    const words: unknown[] = [];
    first.port.addEventListener('message', ({ data }) => words.push(data));
    first.port.start();
    app.update({ token: 'token-0123456789abcdef', route: '/bets' });
    await delivered();
    expect(words).toEqual([
      { v: 1, nonce: first.hello.nonce, type: 'token', token: 'token-0123456789abcdef' },
      { v: 1, nonce: first.hello.nonce, type: 'route', route: '/bets' },
    ]);
    await answer(first, { type: 'route', route: '/match/list' });
    await answer(first, { type: 'balance', balance: null });
    const second = load();
    expect(second.hello.nonce).not.toBe(first.hello.nonce);
    expect(second.hello.options).toMatchObject({ token: null, route: '/match/list', theme: 'light' });
  });

  it('EMBED-2 an option that cannot be sent is as if it were left out, and so is a changed one', async () => {
    const ring: Record<string, unknown> = {};
    ring['zh'] = ring;
    const wrong: object = {
      brand: ring,
      storageKey: 'a'.repeat(10_000),
      confirmAbove: () => 5,
      page: 'x',
      history: 'hash',
    };
    const { app, load } = put({ lang: 'ja-JP', route: '/bets', ...wrong });
    const greeting = load();
    expect(greeting.hello.options).toEqual({ lang: 'ja-JP', route: '/bets' });
    const words: unknown[] = [];
    greeting.port.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => words.push(data.type));
    greeting.port.start();
    const changed: object = { token: () => 5, lang: ring, theme: 'a'.repeat(10_000), route: '/match/list', brand: {} };
    app.update(changed);
    await delivered();
    expect(words).toEqual(['route']);
  });

  it('bad-input 116: invalid messages of the frame are dropped on this side too', async () => {
    const { app, frame, load } = put();
    const ignored = vi.fn();
    app.on('height', ignored);
    app.on('route', ignored);
    const greeting = load();
    await answer(greeting, { type: 'height', height: -1 });
    await answer(greeting, { type: 'height', height: 1e9 });
    await answer(greeting, { type: 'height', height: 500, nonce: 'a'.repeat(32) });
    await answer(greeting, { type: 'route', route: 'javascript:alert(1)' });
    expect(ignored).not.toHaveBeenCalled();
    expect(frame.style.height).toBe('480px');
  });

  it('bad-input 120: of a thousand messages at once the host receives some dozens', async () => {
    const { app, load } = put();
    const heights = vi.fn();
    app.on('height', heights);
    const { hello, port } = load();
    for (let height = 1; height <= 1_000; height += 1)
      port.postMessage({ v: 1, nonce: hello.nonce, type: 'height', height });
    await vi.waitFor(() => expect(heights.mock.calls.length).toBeGreaterThan(40));
    await delivered();
    expect(heights.mock.calls.length).toBeLessThan(80);
  });

  it('bad-input 121: a frame that never answers is an error of the page', async () => {
    const { app, load } = put();
    const errors: unknown[] = [];
    app.on('error', (error) => errors.push(error));
    load();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(errors).toEqual([{ kind: 'page', message: 'The frame does not answer' }]);
  });

  it('EMBED-1 a destroyed frame is gone and reports nothing any more', async () => {
    const { app, element, load } = put();
    const errors = vi.fn();
    app.on('error', errors);
    load();
    app.destroy();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(element.childNodes).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  });
});
