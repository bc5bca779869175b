import { type LangId, languageById } from '@clutchline/contract';
import { type Catalogue, createFormatters, createTranslator } from '@clutchline/i18n';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';

import type { AppState } from '../../state/app-state';

const CACHE = 'clutchline-offline';
const PAGE = '/offline';
/** Between updates of the last price time. */
const NOTE_EVERY_MS = 20_000;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export async function storeOfflinePage(app: AppState, view: Window): Promise<void> {
  if (!('serviceWorker' in view.navigator)) return;
  await view.navigator.serviceWorker.register(workerAddress(view));
  const stored = await caches.open(CACHE);
  const isNew = (await stored.match(PAGE)) === undefined;

  async function note(pricesAt: number | null): Promise<void> {
    const { langId } = app.language.getState();
    const page = offlinePage(langId, await loadPageCatalogue(langId), pricesAt);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    await stored.put(PAGE, new Response(page, { headers }));
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

const LOOK =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;box-sizing:border-box;background:#0a0d13;color:#e8edf6;font:400 1rem/1.5 system-ui,sans-serif}h1,p{margin:0}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#b8f34a;color:#10170a;font-weight:600;text-decoration:none}';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Without other files. `pricesAt`: epoch ms, null without prices. */
function offlinePage(langId: LangId, catalogue: Catalogue, pricesAt: number | null): string {
  const t = createTranslator(langId, catalogue);
  const format = createFormatters(langId);
  const text =
    pricesAt === null ? t('embed.offline_never') : t('embed.offline_since', { time: format.dateTime(pricesAt) });
  const title = escape(t('embed.offline_title'));
  return `<!doctype html><html lang="${languageById(langId).bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${LOOK}</style></head><body><main><h1>${title}</h1><p>${escape(text)}</p><p><a href="/">${escape(t('embed.offline_retry'))}</a></p></main></body></html>`;
}

/** Missing in TypeScript and in one browser. */
declare global {
  interface TrustedScriptURL {
    toString(): string;
  }
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): TrustedScriptURL };
    };
  }
  interface ServiceWorkerContainer {
    register(address: TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

const WORKER = '/offline-worker.mjs';
/** See security-headers.ts. */
const WORKER_POLICY = 'clutchline-worker';

export function workerAddress({ trustedTypes }: Pick<Window, 'trustedTypes'>): TrustedScriptURL {
  return trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}

/** For search engines and previews (NAV-6). */
export function describePage(app: AppState, page: Document): () => void {
  async function show(): Promise<void> {
    const { langId } = app.language.getState();
    const t = createTranslator(langId, await loadPageCatalogue(langId));
    if (app.language.getState().langId !== langId) return;
    const { brand } = app.settings.getState();
    const text = t('host.description', { brand: langId === 1 ? brand.zh : brand.other });
    page.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }
  void show();
  return app.language.subscribe(() => void show());
}
