import type { BalanceInfo, Cursor, LangCode, LangId, Theme } from '@clutchline/contract';
import type { StoreApi } from 'zustand/vanilla';

import type { Call } from '../data/caller';
import type { AppLocation } from '../data/location';
import type { SocketLike } from '../data/push-socket';
import type { ValueStorage } from '../data/storage';
import type { StoredValues } from '../data/stored-values';
import type { AnnouncementStore } from './announcements/announcement-store';
import type { BannerStore } from './banner/banner-store';
import type { BrowseStore } from './browse/browse-store';
import type { FavoritesStore } from './favorites/favorites-store';
import type { MapPath } from './matches/map-path';
import type { PreferencesStore } from './preferences/preferences-store';
import type { FreshnessStore, FreshnessWatch } from './prices/freshness';
import type { LatePush } from './prices/late-push';
import type { OddsStore } from './prices/odds-store';
import type { LazyRefresh, QueryCache } from './queries/query-cache';
import type { SessionStore } from './session/session-store';
import type { SlipStore } from './slip/slip-store';
import type { SpoilerStore } from './spoilers/spoiler-store';
import type { WatchStore } from './watch/watch-store';

/** EMBED-2. */
export interface AppEvents {
  readonly 'sign-in-required': { readonly route: string };
  /** Null after sign-out. */
  readonly balance: Omit<BalanceInfo, 'player_id'> | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  readonly route: { readonly route: string };
  readonly lang: { readonly lang: LangCode };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

export type AppEventName = keyof AppEvents;
export type EmitAppEvent = <Name extends AppEventName>(name: Name, event: AppEvents[Name]) => void;

export interface AppSettings {
  /** Origin and path before `/api`; '' for this origin. */
  readonly apiBase: string;
  /** Address of a route for other people, with `{route}`; '' for that of this page. */
  readonly publicUrl: string;
  readonly theme: Theme;
  /** Total stake that needs confirmation, minor units; null: the slip computes it. */
  readonly confirmAbove: number | null;
  /** `neutral` shows won and lost as settled (BET-3). */
  readonly resultDisplay: 'normal' | 'neutral';
  /** NAV-6; with the path of the mark, if it is not the default one. */
  readonly brand: { readonly zh: string; readonly other: string; readonly mark?: string | undefined };
  /** Custom properties of each theme (BRAND-2); null: the default look. */
  readonly look: Readonly<Record<Theme, Readonly<Record<string, string>>>> | null;
}

export const DEFAULT_SETTINGS: AppSettings = {
  apiBase: '',
  publicUrl: '',
  theme: 'arena',
  confirmAbove: null,
  resultDisplay: 'normal',
  brand: { zh: '决胜线', other: 'Clutchline' },
  look: null,
};

export interface Environment {
  readonly fetch: typeof fetch;
  readonly openSocket: (url: string) => SocketLike;
  readonly pushUrl: (apiBase: string) => string;
  readonly storage: ValueStorage;
  /** Until the tab closes. */
  readonly visitStorage: ValueStorage;
  readonly location: AppLocation;
  /** This machine's epoch ms. */
  readonly now: () => number;
  readonly random: () => number;
  /** 16 to 64 unpredictable URL-safe characters. */
  readonly randomId: () => string;
  /** Before the next paint, or soon if the page does not paint. */
  readonly onFrame: (task: () => void) => void;
  /** BCP 47, best first. */
  readonly browserLanguages: readonly string[];
  /** Whether the server has newer code; never fails. */
  readonly isOutdated: () => Promise<boolean>;
  /** Null on a host's page. */
  readonly reloadPage: (() => void) | null;
}

/** What the server's rendering of the first view depended on. */
export interface Rendered {
  /** Business time, ms. */
  readonly now: number;
  /** IANA. */
  readonly timeZone: string;
  /** Of the topic `list`: the app continues from it (PUSH-5). */
  readonly cursor: Cursor | null;
}

export interface AppState {
  readonly env: Environment;
  /** Null: the app renders by itself. */
  readonly rendered: Rendered | null;
  readonly settings: StoreApi<AppSettings>;
  readonly stored: StoredValues;
  readonly emit: EmitAppEvent;
  readonly call: Call;
  readonly queries: QueryCache;
  readonly refresh: LazyRefresh;
  readonly push: LatePush;
  readonly session: SessionStore;
  readonly language: StoreApi<{ readonly langId: LangId }>;
  readonly preferences: PreferencesStore;
  /** Order number and revision (USER-7). */
  readonly playedBets: Set<string>;
  readonly corrections: CorrectionStore;
  /** Without the brand; '' for the list as it opens (U30). */
  readonly pageTitle: StoreApi<{ readonly text: string }>;
  readonly announcements: AnnouncementStore;
  /** U3. */
  readonly announcedBets: Set<string>;
  readonly banner: BannerStore;
  readonly browse: BrowseStore;
  readonly favorites: FavoritesStore;
  /** Last drawn, px, to reserve space (NAV-4). */
  readonly blockHeights: Map<string, number>;
  /** By match (DETAIL-10). */
  readonly mapPaths: Map<number, MapPath>;
  /** Second route table; null until loaded (ROUTE-3). */
  readonly laterPaths: StoreApi<{ readonly known: ReadonlySet<string> | null }>;
  readonly freshness: FreshnessStore;
  readonly freshnessWatch: FreshnessWatch;
  readonly odds: OddsStore;
  readonly slip: SlipStore;
  /** SPOIL-1. */
  readonly spoilers: SpoilerStore;
  /** STREAM-2. */
  readonly watch: WatchStore;
}

/** A ticket settled again and not seen since (BET-9). */
export interface Correction {
  readonly orderNo: string;
  readonly revision: number;
  readonly generation: number;
}

/** Newest first. */
type CorrectionStore = StoreApi<readonly Correction[]>;
