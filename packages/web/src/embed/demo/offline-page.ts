import { type LangId, languageById, LOOK_COOKIE, machineZone, storedLookText } from '@clutchline/contract';
import { type Catalogue, createFormatters, createTranslator } from '@clutchline/i18n';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';

import type { AppState } from '../../state/app-state';
import { DEFAULT_MARK } from '../../ui/icon';

const CACHE = 'clutchline-offline';
const PAGE = '/offline';
/** Before the first update of the last price time, whose format a page that starts has no time for (P13), and between others. */
const NOTE_EVERY_MS = 20_000;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export async function storeOfflinePage(app: AppState, view: Window): Promise<void> {
  if (!('serviceWorker' in view.navigator)) return;
  await view.navigator.serviceWorker.register(workerAddress(view));
  const stored = await caches.open(CACHE);
  const isNew = (await stored.match(PAGE)) === undefined;

  async function note(pricesAt: number | null): Promise<void> {
    const { langId } = app.language.getState();
    const page = offlinePage(langId, await loadPageCatalogue(langId), pricesAt, lookOf(app, view.document));
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    await stored.put(PAGE, new Response(page, { headers }));
  }

  function noteNow(): void {
    const { freshness } = app.freshness.getState();
    if (freshness.state === 'live') void note(app.env.now());
    if (freshness.state === 'stale') void note(freshness.since);
  }
  if (isNew) await note(null);
  app.freshness.subscribe(({ freshness }) => freshness.state === 'stale' && noteNow());
  app.language.subscribe(noteNow);
  setInterval(noteNow, NOTE_EVERY_MS);
}

/** Of the app as it is drawn, so of the operator's brand and the player's theme. */
export interface OfflineLook {
  readonly name: string;
  /** Path on a 24 × 24 grid. */
  readonly mark: string;
  /** Values of tokens, each a colour. */
  readonly colours: Readonly<Record<OfflineColour, string>>;
}

const DEFAULT_COLOURS = {
  ground: '#0a0d13',
  text: '#e8edf6',
  accent: '#b8f34a',
  'on-accent': '#10170a',
  'accent-text': '#b8f34a',
} as const;
type OfflineColour = keyof typeof DEFAULT_COLOURS;

export function lookOf({ settings, language }: Pick<AppState, 'settings' | 'language'>, page: Document): OfflineLook {
  const { brand } = settings.getState();
  const app = page.querySelector('.clutchline');
  const style = app === null ? null : page.defaultView?.getComputedStyle(app);
  const colourOf = (name: OfflineColour): string => {
    const value = style?.getPropertyValue(`--cl-${name}`).trim() ?? '';
    return /^#[0-9a-f]{6}$/i.test(value) ? value : DEFAULT_COLOURS[name];
  };
  return {
    name: language.getState().langId === 1 ? brand.zh : brand.other,
    mark: brand.mark ?? DEFAULT_MARK,
    colours: {
      ground: colourOf('ground'),
      text: colourOf('text'),
      accent: colourOf('accent'),
      'on-accent': colourOf('on-accent'),
      'accent-text': colourOf('accent-text'),
    },
  };
}

const stylesOf = (colours: OfflineLook['colours']): string =>
  [
    `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1rem;box-sizing:border-box;background:${colours.ground};color:${colours.text};font:400 1rem/1.5 system-ui,sans-serif}`,
    'main{display:grid;justify-items:start;gap:1rem;max-width:34rem}h1,p{margin:0}h1{font-size:1.25rem;line-height:1.4}',
    `header{display:flex;align-items:center;gap:.5rem;font-weight:700}svg{fill:${colours['accent-text']}}`,
    `a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:${colours.accent};color:${colours['on-accent']};font-weight:600;text-decoration:none}`,
  ].join('');

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Without other files. `pricesAt`: epoch ms, null without prices. */
export function offlinePage(
  langId: LangId,
  catalogue: Catalogue,
  pricesAt: number | null,
  { name, mark, colours }: OfflineLook,
): string {
  const t = createTranslator(langId, catalogue);
  const text =
    pricesAt === null
      ? t('embed.offline_never')
      : t('embed.offline_since', { time: createFormatters(t).dateTime(pricesAt) });
  const [title, brand] = [escape(t('embed.offline_title')), escape(name)];
  return [
    `<!doctype html><html lang="${languageById(langId).bcp47}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} – ${brand}</title>`,
    `<style>${stylesOf(colours)}</style></head><body><main>`,
    `<header><svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="${escape(mark)}"/></svg>${brand}</header>`,
    `<h1>${title}</h1><p>${escape(text)}</p><p><a href="/">${escape(t('embed.offline_retry'))}</a></p>`,
    '</main></body></html>',
  ].join('');
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

const YEAR_S = 31_536_000;

/** What the server needs to render the next first view like the app, or to leave it out (P13). Identifies no player. */
export function storeLook(
  app: Pick<AppState, 'language' | 'settings' | 'preferences' | 'spoilers'>,
  page: Document,
): void {
  const isSecure = page.location.protocol === 'https:';
  const attributes = `path=/; max-age=${YEAR_S}; samesite=lax${isSecure ? '; secure' : ''}`;
  function store(): void {
    const { langId } = app.language.getState();
    const { theme } = app.settings.getState();
    const timeZone = app.preferences.getState().timeZone ?? machineZone();
    const hidesResults = app.spoilers.getState().mode !== 'off';
    page.cookie = `${LOOK_COOKIE}=${storedLookText({ langId, theme, timeZone, hidesResults })}; ${attributes}`;
  }
  store();
  const stores = [app.language, app.settings, app.preferences, app.spoilers] as const;
  for (const { subscribe } of stores) subscribe(store);
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
