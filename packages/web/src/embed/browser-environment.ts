import { type AppLocation, createBrowserLocation, createMemoryLocation, type HistoryKind } from '../data/location';
import { openStorageArea, ValueStorage } from '../data/storage';
import type { Environment } from '../state/app-state';

/** Ms; hidden pages paint no frames. */
const HIDDEN_FRAME_MS = 250;
const ID_BYTES = 16;

interface BrowserOptions {
  readonly history: HistoryKind;
  readonly storageKey: string;
  readonly route: string | null;
}

function randomId(view: Window): string {
  const bytes = view.crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pushUrl(view: Window, apiBase: string): string {
  const url = new URL(`${apiBase}/push`, view.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function locationOf(view: Window, { history, route }: BrowserOptions): AppLocation {
  if (history === 'memory') return createMemoryLocation(route ?? '/');
  const location = createBrowserLocation(view, history);
  if (route !== null) location.go(route, { replace: true });
  return location;
}

export function createBrowserEnvironment(view: Window, options: BrowserOptions): Environment {
  return {
    fetch: (input, init) => view.fetch(input, init),
    openSocket: (url) => new WebSocket(url),
    pushUrl: (apiBase) => pushUrl(view, apiBase),
    storage: new ValueStorage({ area: openStorageArea(view), prefix: options.storageKey, tabs: view }),
    visitStorage: new ValueStorage({
      area: openStorageArea(view, 'sessionStorage'),
      prefix: options.storageKey,
      tabs: null,
    }),
    location: locationOf(view, options),
    now: () => Date.now(),
    random: () => Math.random(),
    randomId: () => randomId(view),
    onFrame: (task) => {
      if (view.document.visibilityState === 'hidden') setTimeout(task, HIDDEN_FRAME_MS);
      else view.requestAnimationFrame(task);
    },
    browserLanguages: view.navigator.languages,
    isOutdated: () => codeIsGone((input, init) => view.fetch(input, init)),
    reloadPage: options.history === 'path' ? () => view.location.reload() : null,
  };
}

/** File names contain hashes: a new version lacks the running file. False if the server is unreachable. */
export async function codeIsGone(ask: typeof fetch, code: string = import.meta.url): Promise<boolean> {
  try {
    const { status, ok, headers } = await ask(code, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410 || (ok && (headers.get('content-type') ?? '').includes('html'));
  } catch {
    return false;
  }
}
