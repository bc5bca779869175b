import type { AskPublic, FirstViewRequest } from '@clutchline/contract';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { loadLaterCatalogue } from '@clutchline/i18n/load-later-catalogue';
import { prerender } from 'react-dom/static';

import { App } from '../../app/app';
import { createMemoryLocation } from '../../data/location';
import { ValueStorage } from '../../data/storage';
import { createStoredValues } from '../../data/stored-values';
import { createCatalogues } from '../../i18n/catalogues';
import type { AppState, Environment } from '../../state/app-state';
import { createAppState } from '../../state/create-app-state';
import { loadFirstData } from '../../state/sources/start-address';
import { callKey, writeFirstView } from '../../state/start/first-view';
import { readMountOptions } from '../mount-options';

const never = (): never => {
  throw new Error('Nothing but the first view is rendered here');
};

/** Without a browser: nothing is stored or scheduled, and nothing sent but the calls of the view. */
function createServerEnvironment({ now, address }: FirstViewRequest, ask: typeof fetch): Environment {
  const storage = new ValueStorage({ area: null, prefix: '', tabs: null });
  return {
    fetch: ask,
    openSocket: never,
    pushUrl: never,
    storage,
    visitStorage: storage,
    // Links lead to paths, as on the standalone page.
    location: { ...createMemoryLocation(address), href: (to) => to },
    now: () => now,
    random: never,
    randomId: never,
    onFrame: () => undefined,
    browserLanguages: [],
    isOutdated: () => Promise.resolve(false),
    reloadPage: null,
  };
}

function createServerState(request: FirstViewRequest, ask: typeof fetch): AppState {
  const { langId, theme, timeZone, brand } = request;
  const { settings } = readMountOptions({ theme, ...(brand !== null && { brand }) });
  const env = createServerEnvironment(request, ask);
  // Like a choice of the player: stores read it when they are created, and components as the server's snapshot.
  createStoredValues(env.storage, env.visitStorage).timeZone.write(timeZone);
  return createAppState({
    env,
    settings,
    emit: () => undefined,
    token: null,
    lang: { host: langId, query: null },
    rendered: request,
  });
}

/** A call has no answer for everybody, so its page is served as built. */
export class NotPublicError extends Error {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface FirstPage {
  readonly markup: string;
  /** What the app reads to take the markup over: `<` occurs only in texts of the answers. */
  readonly data: string;
}

/**
 * The screen of an address, rendered like the first view of a signed-out player. Rejects if a call has no answer.
 * @example await renderFirstPage({ langId: 7, theme: 'light', timeZone: 'Asia/Tokyo', now, brand: null, address: '/match/list' }, ask)
 */
export async function renderFirstPage(request: FirstViewRequest, ask: AskPublic): Promise<FirstPage> {
  const answers = new Map<string, string>();
  const faults: unknown[] = [];
  const app = createServerState(request, async (input, init) => {
    try {
      const answer = await ask(textOf(input), textOf(init?.body));
      if (answer === null) throw new NotPublicError(textOf(input));
      answers.set(callKey(input, init), answer);
      return new Response(answer);
    } catch (cause) {
      faults.push(cause);
      throw cause;
    }
  });
  const catalogues = createCatalogues(loadCatalogue, loadLaterCatalogue);
  await Promise.all([catalogues.first(request.langId), loadFirstData(app)]);
  const { prelude } = await prerender(<App app={app} catalogues={catalogues} isRendered />, {
    // Parts larger than this would be moved into place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (cause) => void faults.push(cause),
  });
  const markup = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return { markup, data: writeFirstView(request, answers).replaceAll('<', String.raw`\u003c`) };
}
