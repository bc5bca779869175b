// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { allowedHosts, type FrameSide, listenForHost } from './listen-for-host';

const HOST = 'https://host.example';
const NONCE = '0123456789abcdef0123456789abcdef';
const hello = { v: 1, nonce: NONCE, type: 'hello', options: { lang: 'ja-JP' } };

let stop: () => void = () => undefined;
let now = 0;
const receive = vi.fn();
const start = vi.fn<FrameSide['start']>(() => ({ receive }));
const ports: MessagePort[] = [];

beforeEach(() => {
  now = 0;
  vi.clearAllMocks();
  stop = listenForHost({ view: window, hosts: new Set([HOST]), now: () => now, start });
});
afterEach(() => {
  stop();
  ports.splice(0).forEach((port) => port.close());
});

interface Sent {
  readonly data?: unknown;
  readonly origin?: string;
  readonly source?: MessageEventSource | null;
  readonly withPort?: boolean;
}

/** In jsdom a top window is its parent. */
function send({ data = hello, origin = HOST, source = window.parent, withPort = true }: Sent): MessagePort {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const event = new MessageEvent('message', { data, origin, source });
  Object.defineProperty(event, 'ports', { value: withPort ? [port2] : [] });
  window.dispatchEvent(event);
  return port1;
}

const delivered = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the hello', () => {
  it('EMBED-2 starts the app with the options of the host and answers through the port', async () => {
    const port = send({});
    const answers: unknown[] = [];
    port.addEventListener('message', ({ data }) => answers.push(data));
    port.start();
    await delivered();
    expect(start.mock.calls[0]?.[0]).toEqual({ lang: 'ja-JP' });
    expect(answers).toEqual([{ v: 1, nonce: NONCE, type: 'ready' }]);
  });

  it('NAV-5 the route of the hello carries a start-up query, bad values too: the app reports what was bad', async () => {
    const options = { route: '/?game_id=abc&teamPointIds=7,8' };
    send({ data: { ...hello, options } });
    await delivered();
    expect(start.mock.calls[0]?.[0]).toEqual(options);
  });

  it('BRAND-1 the hello of a host carries a brand with its look', () => {
    const brand = { zh: '焰线', other: 'Ember', look: { accent: '#ff6a3d', ground: '#2a1230' } };
    send({ data: { ...hello, options: { brand } } });
    expect(start.mock.calls[0]?.[0]).toEqual({ brand });
  });

  it('EMBED-2 an option that the host got wrong is as if it were left out', () => {
    const wrong = { theme: 'pink', token: 5, route: '//evil.example', confirmAbove: '5', brand: {}, selections: [] };
    send({ data: { ...hello, options: { lang: 'ja-JP', storageKey: 'a b', resultDisplay: 'hidden', ...wrong } } });
    expect(start.mock.calls[0]?.[0]).toEqual({ lang: 'ja-JP' });
  });

  it('bad-input 115: another origin, no origin, or another window is ignored', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    send({ origin: 'https://evil.example' });
    send({ origin: 'null' });
    send({ origin: '' });
    send({ origin: `${HOST}.evil.example` });
    send({ source: frame.contentWindow });
    send({ source: null });
    expect(start).not.toHaveBeenCalled();
    send({});
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('bad-input 116: a malformed one is dropped', () => {
    const cyclic: Record<string, unknown> = { ...hello };
    cyclic['options'] = cyclic;
    const wrong: unknown[] = [
      'hello',
      null,
      cyclic,
      { ...hello, v: 2 },
      { ...hello, type: 'welcome' },
      { ...hello, nonce: undefined },
      { ...hello, nonce: 'short' },
      { ...hello, more: 1 },
      { ...hello, options: 'ja-JP' },
      { ...hello, options: { apiBase: 'https://evil.example' } },
    ];
    for (const data of wrong) send({ data });
    send({ withPort: false });
    expect(start).not.toHaveBeenCalled();
  });

  it('bad-input 116: ten megabytes are dropped before they are read', () => {
    send({ data: { ...hello, options: { token: 'a'.repeat(10_000_000) } } });
    const read: (string | symbol)[] = [];
    const eventIds = new Proxy(new Array<number>(3_000_000).fill(1), {
      get(ids, name) {
        read.push(name);
        const value: unknown = Reflect.get(ids, name);
        return value;
      },
    });
    send({ data: { ...hello, options: { selections: { eventIds } } } });
    expect(read).toEqual(['length']);
    expect(start).not.toHaveBeenCalled();
  });

  it('bad-input 120: a flood of hellos that are none does not reach the reader, and later the right one does', () => {
    for (let count = 0; count < 10_000; count += 1) send({ data: 'x', withPort: false });
    send({});
    expect(start).not.toHaveBeenCalled();
    now += 1_000;
    send({});
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('the first host stays the only one', () => {
    send({});
    send({ data: { ...hello, nonce: 'f'.repeat(32) } });
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('the conversation', () => {
  const sendWords = async (port: MessagePort, ...words: readonly object[]): Promise<void> => {
    for (const word of words) port.postMessage({ v: 1, nonce: NONCE, ...word });
    await delivered();
  };

  it('EMBED-2 takes token, language, theme and route', async () => {
    const words = [
      { type: 'token', token: 'token-0123456789abcdef' },
      { type: 'lang', lang: 'ko-KR' },
      { type: 'theme', theme: 'light' },
      { type: 'route', route: '/match/detail?game_id=3' },
    ];
    await sendWords(send({}), ...words);
    expect(receive.mock.calls.map(([word]: unknown[]) => word)).toEqual(
      words.map((w) => ({ v: 1, nonce: NONCE, ...w })),
    );
  });

  it('bad-input 117: an invalid token is refused', async () => {
    await sendWords(
      send({}),
      { type: 'token', token: '' },
      { type: 'token', token: '<b>' },
      { type: 'token', token: 7 },
    );
    expect(receive).not.toHaveBeenCalled();
  });

  it('bad-input 118: an address is no route', async () => {
    const routes = ['javascript:alert(1)', 'https://evil.example/', '//evil.example', '/\\evil.example', 'data:,x', ''];
    await sendWords(send({}), ...routes.map((route) => ({ type: 'route', route })));
    expect(receive).not.toHaveBeenCalled();
  });

  it('bad-input 119: nothing bets but a press inside the frame', async () => {
    const words = ['placeBet', 'place-bet', 'bet', 'click'].map((type) => ({ type, stake: '5.00', selections: [1] }));
    await sendWords(send({}), ...words);
    expect(receive).not.toHaveBeenCalled();
  });

  it('bad-input 116: another nonce or version is another conversation', async () => {
    await sendWords(
      send({}),
      { type: 'theme', theme: 'light', nonce: 'e'.repeat(32) },
      { type: 'theme', theme: 'light', v: 2 },
    );
    expect(receive).not.toHaveBeenCalled();
  });

  it('bad-input 120: of 10,000 messages at once the app takes some dozens', async () => {
    const port = send({});
    const flood = Array.from({ length: 10_000 }, () => ({ type: 'theme', theme: 'light' }));
    await sendWords(port, ...flood);
    await vi.waitFor(() => expect(receive.mock.calls.length).toBeGreaterThan(40));
    expect(receive.mock.calls.length).toBeLessThan(80);
  });
});

afterEach(() => document.head.replaceChildren());

it('EMBED-1 the hosts are the page itself and those that the server named', () => {
  expect([...allowedHosts(document)]).toEqual([document.location.origin]);
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'clutchline-hosts';
  meta.content = 'https://a.example http://localhost:81 null * https://b.example/path';
  expect([...allowedHosts(document)]).toEqual([document.location.origin, 'https://a.example', 'http://localhost:81']);
});
