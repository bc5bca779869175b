import { CALLS, type LangId, LANGUAGES } from '@clutchline/contract';
import { createFormatters, createTranslator } from '@clutchline/i18n';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { loadLaterCatalogue } from '@clutchline/i18n/load-later-catalogue';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

import { App } from '../src/app/app';
import { startSources } from '../src/app/sources';
import { createCatalogues } from '../src/i18n/catalogues';
import type { FakeStorageArea } from '../testing/fake-storage-area';
import { createTestApp, envelope, type FakeAnswer, ok, type TestApp, TOKEN } from '../testing/test-app';
import { storageWithSlip } from './filled-storage';
import { VALID_ANSWERS } from './valid-answers';
import type { SeededRandom } from './seeded-random';

export const PLACES = [
  '/match/list',
  '/match/detail?game_id=1',
  '/bets',
  '/user',
  '/champion',
  '/schedule',
  '/results',
  '/home',
  '/events',
  '/events/detail?event_id=1&tab=bracket',
  '/teams/detail?team_id=2',
  '/announcements',
  '/announcements/detail?id=season',
  '/user/following',
] as const;

const written = new Map<LangId, string>();

function moneyIn(langId: LangId): string {
  const known = written.get(langId) ?? createFormatters(createTranslator(langId, {})).money('100.00', 2);
  written.set(langId, known);
  return known;
}

export type Spoil = (name: string, sound: unknown) => FakeAnswer;

/** With a signed-in player and one selection. */
export interface FuzzedPage extends TestApp {
  readonly element: HTMLElement;
  readonly money: string;
  readonly spoil: (how: Spoil | null) => void;
  /** For answers and React. */
  readonly settle: (rounds?: number) => Promise<void>;
  readonly go: (place: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Before timers, after effects of answers. */
const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const catalogues = createCatalogues(loadCatalogue, loadLaterCatalogue);

/** Px; spoilt answers from the first call on. */
export interface PageOptions {
  readonly langId?: LangId;
  readonly width?: number;
  readonly area?: FakeStorageArea;
  readonly place?: string;
  readonly spoil?: Spoil | null;
}

function fakeServer(first: Spoil | null) {
  let spoil = first;
  /** Without a valid answer a call is refused: a lost one would lead to the no-network page. */
  const refusedCalls = Object.fromEntries(Object.keys(CALLS).map((name) => [name, () => envelope(2)]));
  const answered = Object.fromEntries(
    Object.entries(VALID_ANSWERS).map(([name, sound]) => [
      name,
      () => (spoil === null ? ok(sound) : spoil(name, sound)),
    ]),
  );
  const server = { ...refusedCalls, ...answered };
  return { server, spoil: (how: Spoil | null): void => void (spoil = how) };
}

export async function openFuzzedPage(options: PageOptions = {}): Promise<FuzzedPage> {
  const { langId = 2, width = 1_440, area = storageWithSlip(), place = '/match/list', spoil: first = null } = options;
  setWidth(width);
  await catalogues.whole(langId);
  const { server, spoil } = fakeServer(first);
  const lang = { host: langId, query: null };
  const test = createTestApp({ server, token: TOKEN, area, lang, place });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let stop = (): void => undefined;
  const settle = async (rounds = 3): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      await act(async () => {
        await nextTask();
        test.frame();
      });
    }
  };
  await act(() => {
    stop = startSources(test.app, { view: window, element, ownsPage: false });
    root.render(<App app={test.app} catalogues={catalogues} />);
    return Promise.resolve();
  });
  await settle();
  const go = (place: string): Promise<void> =>
    act(() => {
      test.app.env.location.go(place);
      return Promise.resolve();
    });
  const close = (): Promise<void> =>
    act(() => {
      root.unmount();
      stop();
      // Nothing awaits the placement any more.
      test.app.session.setState(({ generation }) => ({ generation: generation + 1 }));
      test.app.queries.clear();
      element.remove();
      return Promise.resolve();
    });
  return { ...test, element, money: moneyIn(langId), settle, go, close, spoil };
}

export async function warmUp(page: FuzzedPage): Promise<void> {
  for (const place of [...PLACES, '/404', '/ip-limit', '/not-net']) {
    await page.go(place);
    await page.settle();
    await act(() => vi.dynamicImportSettled());
    await page.settle();
  }
  await page.go('/match/list');
  await page.settle();
}

const WIDTHS = [1_440, 1_440, 800, 360] as const;
const OTHERS = LANGUAGES.map(({ id }) => id);

export function drawPageOptions(random: SeededRandom): PageOptions {
  const langId = random.chance(0.5) ? 2 : OTHERS[random.below(OTHERS.length)];
  return { width: random.pick(WIDTHS), ...(langId === undefined ? {} : { langId }) };
}

/** Px, for all elements. */
function setWidth(width: number): void {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
}

/** Missing in jsdom. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollTo = vi.fn();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}
