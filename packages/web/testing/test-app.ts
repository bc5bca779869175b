import { CALLS, REFUSAL_CODE, type CallName, type LangId, type Refusal } from '@clutchline/contract';

import { createMemoryLocation } from '../src/data/location';
import { ValueStorage } from '../src/data/storage';
import { type AppEventName, type AppEvents, type AppState, DEFAULT_SETTINGS } from '../src/state/app-state';
import { createAppState } from '../src/state/create-app-state';
import { FakeSocket } from './fake-socket';
import { FakeStorageArea, FakeTabs } from './fake-storage-area';

export const TOKEN = 'token-0123456789abcdef';
const NOW = Date.UTC(2026, 0, 1, 12);

export const envelope = (code: number, data: unknown = null, errorCode = 0, message = '') => ({
  code,
  data,
  message,
  msg: '',
  error_code: errorCode,
});
export const ok = (data: unknown) => envelope(1, data);
export const refused = (refusal: Refusal) => envelope(2, null, REFUSAL_CODE[refusal], `refused: ${refusal}`);

/** Envelope, network failure, or a function returning either. */
export type FakeAnswer = unknown;
export type FakeServer = Partial<Record<CallName, (body: Record<string, unknown>) => FakeAnswer>>;

const NO_CHECK = {
  ...{ minutes: 60, is_due: 0, next_in_s: 3_600, used_s: 0 },
  ...{ staked: '0.00', returned: '0.00', currency_id: 1 },
};

const QUIET: FakeServer = {
  balance: () => ok({ amount: '100.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' }),
  getCurrency: () => ok([{ id: 1, code: 'CNY', decimals: 2 }]),
  getPushTicket: () => ok({ ticket: 'ticket-0123456789' }),
  getPointsByIds: () => ok({ items: [] }),
  changeLang: () => ok(null),
  getRealityCheck: () => ok(NO_CHECK),
};

export interface TestAppOptions {
  readonly server?: FakeServer;
  readonly token?: string | null;
  readonly area?: FakeStorageArea;
  /** Survives reloads. */
  readonly visitArea?: FakeStorageArea;
  readonly idPrefix?: string;
  readonly place?: string;
  readonly lang?: { readonly host: LangId | null; readonly query: LangId | null };
  readonly browserLanguages?: readonly string[];
}

export interface RecordedCall {
  readonly name: CallName;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export interface TestApp {
  readonly app: AppState;
  readonly area: FakeStorageArea;
  readonly tabs: FakeTabs;
  readonly sockets: FakeSocket[];
  readonly calls: RecordedCall[];
  readonly events: { readonly name: AppEventName; readonly event: AppEvents[AppEventName] }[];
  readonly frame: () => void;
  readonly callsOf: (name: CallName) => RecordedCall[];
}

export function nameOf(url: string): CallName {
  const found = Object.entries(CALLS).find(([, { path }]) => path === url);
  if (found === undefined) throw new Error(`No call has the path ${url}`);
  return found[0] as CallName;
}

function readBody(body: unknown): Record<string, unknown> {
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

export function createTestApp(options: TestAppOptions = {}): TestApp {
  const area = options.area ?? new FakeStorageArea();
  const tabs = new FakeTabs();
  const sockets: FakeSocket[] = [];
  const calls: RecordedCall[] = [];
  const events: TestApp['events'] = [];
  const frames: (() => void)[] = [];
  const server = { ...QUIET, ...options.server };
  let ids = 0;
  // Test files share a process, whose time would move the clock by minutes.
  const begun = performance.now();
  const app = createAppState({
    env: {
      fetch: async (input, init) => {
        const name = nameOf(input instanceof Request ? input.url : input.toString());
        const body = readBody(init?.body);
        calls.push({ name, body, headers: new Headers(init?.headers) });
        const answer = await server[name]?.(body);
        if (answer === undefined) throw new TypeError('Failed to fetch');
        return answer instanceof Response ? answer : Response.json(answer);
      },
      openSocket: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      isOutdated: () => Promise.resolve(false),
      reloadPage: null,
      pushUrl: () => 'ws://test/push',
      storage: new ValueStorage({ area, prefix: 'test', tabs }),
      visitStorage: new ValueStorage({ area: options.visitArea ?? new FakeStorageArea(), prefix: 'test', tabs: null }),
      location: createMemoryLocation(options.place ?? '/match/list'),
      now: () => NOW + performance.now() - begun,
      random: () => 0.5,
      randomId: () => `${options.idPrefix ?? 'request'}-${String((ids += 1)).padStart(10, '0')}`,
      onFrame: (task) => frames.push(task),
      browserLanguages: options.browserLanguages ?? ['en-US'],
    },
    settings: DEFAULT_SETTINGS,
    emit: (name, event) => events.push({ name, event }),
    token: options.token,
    lang: options.lang ?? { host: null, query: null },
  });
  return {
    app,
    area,
    tabs,
    sockets,
    calls,
    events,
    frame: () => frames.splice(0).forEach((task) => task()),
    callsOf: (name) => calls.filter((call) => call.name === name),
  };
}
