import type { LangId } from '@clutchline/contract';
import { createStore } from 'zustand/vanilla';

import { type Call, createCaller } from '../data/caller';
import { createStoredValues, type StoredValues } from '../data/stored-values';
import { valueOf } from '../data/storage';
import type { AppSettings, AppState, EmitAppEvent, Environment, Rendered } from './app-state';
import { NO_ANNOUNCEMENTS } from './announcements/announcement-store';
import { createBannerStore, showBanner } from './banner/banner-store';
import { createBrowseStore } from './browse/browse-store';
import { createFavoritesStore } from './favorites/favorites-store';
import { chooseStartLanguage } from './language/choose-language';
import { createPreferencesStore } from './preferences/preferences-store';
import { createFreshnessStore, FreshnessWatch } from './prices/freshness';
import { LatePush } from './prices/late-push';
import { OddsStore } from './prices/odds-store';
import { LazyRefresh, QueryCache } from './queries/query-cache';
import { createSessionStore } from './session/session-store';
import { followToken, storeToken, readToken } from './session/sign-in';
import { watchReply } from './session/watch-reply';
import { createSlipStore } from './slip/slip-store';
import { readStoredSlip, readStoredStakes } from './slip-memory/stored-slip';
import { createSpoilerStore } from './spoilers/spoiler-store';

export interface AppStart {
  readonly env: Environment;
  readonly settings: AppSettings;
  readonly emit: EmitAppEvent;
  /** Null signs out, undefined uses the stored one. */
  readonly token: string | null | undefined;
  readonly lang: { readonly host: LangId | null; readonly query: LangId | null };
  readonly rendered?: Rendered | null;
}

function startToken(stored: StoredValues, fromHost: string | null | undefined): string | null {
  if (fromHost === undefined) return valueOf(stored.token);
  const token = readToken(fromHost);
  storeToken(stored, token);
  return token;
}

/** The address loses `lang` at the start; the visit stores it for a reload (LANG-6). */
function startLanguage({ env, lang: { host, query } }: AppStart, stored: StoredValues): LangId {
  if (query !== null) stored.visitLang.write(query);
  const hints = { query: valueOf(stored.visitLang), saved: valueOf(stored.lang), host };
  return chooseStartLanguage({ ...hints, browser: env.browserLanguages });
}

function createSlip(stored: StoredValues) {
  const { slip, dropped } = readStoredSlip(stored);
  const lastStakes = valueOf(stored.quickaAmount) ?? [];
  const fastStake = valueOf(stored.fastStake);
  const accept = valueOf(stored.accept) ?? 'better';
  const stakes = readStoredStakes(stored);
  return { dropped, slip: createSlipStore({ slip, accept, lastStakes, fastStake, ...stakes }) };
}

function createWatchedCall(call: Call, app: () => AppState): Call {
  return async (name, body, signal) => {
    const { generation } = app().session.getState();
    const reply = await call(name, body, signal);
    if (reply.kind === 'signed-out' || reply.kind === 'not-signed-in') followToken(app());
    const isOfAnother = app().session.getState().generation !== generation && reply.kind === 'signed-out';
    if (!isOfAnother) watchReply(app(), name, reply, signal !== undefined && app().queries.isRefetch(signal));
    return reply;
  };
}

export function createAppState(start: AppStart): AppState {
  const { env, emit, rendered = null } = start;
  const stored = createStoredValues(env.storage, env.visitStorage);
  const queries = new QueryCache(env.now);
  const freshness = createFreshnessStore();
  const settings = createStore(() => ({ ...start.settings, theme: valueOf(stored.theme) ?? start.settings.theme }));
  const session = createSessionStore(startToken(stored, start.token));
  const language = createStore(() => ({ langId: startLanguage(start, stored) }));
  const { slip, dropped } = createSlip(stored);
  const banner = createBannerStore();
  if (dropped) showBanner(banner, { kind: 'key', key: 'notice.slip_dropped' });
  const call = createCaller({
    apiBase: () => settings.getState().apiBase,
    fetch: env.fetch,
    lang: () => language.getState().langId,
    token: () => session.getState().token,
  });
  const self = (): AppState => app;
  const app: AppState = {
    env,
    rendered,
    settings,
    stored,
    emit,
    call: createWatchedCall(call, self),
    queries,
    refresh: new LazyRefresh(queries),
    push: new LatePush(),
    session,
    language,
    preferences: createPreferencesStore(stored),
    playedBets: new Set(),
    corrections: createStore(() => []),
    announcements: createStore(() => NO_ANNOUNCEMENTS),
    announcedBets: new Set(),
    banner,
    pageTitle: createStore(() => ({ text: '' })),
    browse: createBrowseStore(),
    blockHeights: new Map(),
    mapPaths: new Map(),
    laterPaths: createStore(() => ({ known: null })),
    favorites: createFavoritesStore(valueOf(stored.favorites) ?? []),
    freshness,
    freshnessWatch: new FreshnessWatch(freshness, env.now),
    odds: new OddsStore(env),
    slip,
    spoilers: createSpoilerStore(stored),
    watch: createStore(() => ({ watched: null, place: null })),
  };
  return app;
}
