import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';

import type { AppState } from '../../state/app-state';
import { offlinePage } from './offline-page';
import { workerAddress } from './worker-address';

/** Names shared with the worker. */
const KEPT = 'clutchline-offline';
const PAGE = '/offline';
/** For the time of the last prices, in ms. */
const NOTE_EVERY_MS = 20_000;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Stores an offline page and installs its worker; only on the app's own page. */
export async function keepOffline(app: AppState, view: Window): Promise<void> {
  if (!('serviceWorker' in view.navigator)) return;
  await view.navigator.serviceWorker.register(workerAddress(view));
  const kept = await caches.open(KEPT);
  const isNew = (await kept.match(PAGE)) === undefined;

  async function note(pricesAt: number | null): Promise<void> {
    const { langId } = app.language.getState();
    const page = offlinePage(langId, await loadPageCatalogue(langId), pricesAt);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    await kept.put(PAGE, new Response(page, { headers }));
  }

  function noteNow(): void {
    const { freshness } = app.freshness.getState();
    if (freshness.state === 'live') void note(app.env.now());
    if (freshness.state === 'stale') void note(freshness.since);
  }
  if (isNew) await note(null);
  app.freshness.subscribe(noteNow);
  app.language.subscribe(noteNow);
  setInterval(noteNow, NOTE_EVERY_MS);
  noteNow();
}
