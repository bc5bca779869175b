import type { FirstViewRequest } from '@clutchline/contract';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { loadLaterCatalogue } from '@clutchline/i18n/load-later-catalogue';
import { prerender } from 'react-dom/static';

import { App } from '../../app/app';
import { createMemoryLocation } from '../../data/location';
import { ValueStorage } from '../../data/storage';
import { createCatalogues } from '../../i18n/catalogues';
import type { Environment } from '../../state/app-state';
import { createAppState } from '../../state/create-app-state';
import { SCREEN_PATHS } from '../../state/route/screen-of';
import { loadFirstData } from '../../state/sources/start-address';
import { withAnswers, writeFirstView } from '../../state/start/first-view';
import { readMountOptions } from '../mount-options';

const never = (): never => {
  throw new Error('Nothing but the first view is rendered here');
};

/** Without a browser: nothing is stored, sent or scheduled. */
function createServerEnvironment(now: number): Environment {
  const storage = new ValueStorage({ area: null, prefix: '', tabs: null });
  return {
    fetch: never,
    openSocket: never,
    pushUrl: never,
    storage,
    visitStorage: storage,
    // Links lead to paths, as on the standalone page.
    location: { ...createMemoryLocation(SCREEN_PATHS['match-list']), href: (to) => to },
    now: () => now,
    random: never,
    randomId: never,
    onFrame: () => undefined,
    browserLanguages: [],
    isOutdated: () => Promise.resolve(false),
    reloadPage: null,
  };
}

/**
 * Markup of today's list, rendered like the first view of a signed-out player. Rejects if an answer has no list.
 * @example await renderFirstView({ langId: 7, theme: 'light', timeZone: 'Asia/Tokyo', now, answers, brand: null })
 */
export async function renderFirstView({ brand, answers, ...view }: FirstViewRequest): Promise<string> {
  const { langId, theme, now } = view;
  const { settings } = readMountOptions({ theme, ...(brand !== null && { brand }) });
  const app = createAppState({
    env: withAnswers(createServerEnvironment(now), [...answers]),
    settings,
    emit: () => undefined,
    token: null,
    lang: { host: langId, query: null },
    rendered: view,
  });
  const catalogues = createCatalogues(loadCatalogue, loadLaterCatalogue);
  await Promise.all([catalogues.first(langId), loadFirstData(app)]);
  const faults: unknown[] = [];
  const { prelude } = await prerender(<App app={app} catalogues={catalogues} />, {
    // Parts larger than this would be moved into place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (cause) => void faults.push(cause),
  });
  if (faults.length > 0) throw faults[0];
  return await new Response(prelude).text();
}

/** The first view and what the app reads to take it over: `<` occurs only in texts of the answers. */
export async function renderFirstPage(
  request: FirstViewRequest,
): Promise<{ readonly markup: string; readonly data: string }> {
  const markup = await renderFirstView(request);
  return { markup, data: writeFirstView(request).replaceAll('<', String.raw`\u003c`) };
}
