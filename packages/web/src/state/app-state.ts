import type { LangId } from '@clutchline/contract';
import type { StoreApi } from 'zustand/vanilla';

import type { Call } from '../data/caller';
import type { StoredValues } from '../data/stored-values';
import type { EmitAppEvent } from './app-events';
import type { AppSettings } from './app-settings';
import type { BannerStore } from './banner/banner-store';
import type { BrowseStore } from './browse/browse-store';
import type { Environment } from './environment';
import type { FavoritesStore } from './favorites/favorites-store';
import type { FreshnessStore } from './prices/freshness-store';
import type { FreshnessWatch } from './prices/freshness-watch';
import type { LatePush } from './prices/late-push';
import type { OddsStore } from './prices/odds-store';
import type { CorrectionStore } from './corrections/correction-store';
import type { PreferencesStore } from './preferences/preferences-store';
import type { LazyRefresh } from './queries/lazy-refresh';
import type { QueryCache } from './queries/query-cache';
import type { SessionStore } from './session/session-store';
import type { SlipStore } from './slip/slip-store';

/** State of one mounted app. */
export interface AppState {
  readonly env: Environment;
  readonly settings: StoreApi<AppSettings>;
  readonly stored: StoredValues;
  readonly emit: EmitAppEvent;
  /** Also handles the reply according to section 8. */
  readonly call: Call;
  readonly queries: QueryCache;
  readonly refresh: LazyRefresh;
  readonly push: LatePush;
  readonly session: SessionStore;
  readonly language: StoreApi<{ readonly langId: LangId }>;
  readonly preferences: PreferencesStore;
  /** Order number and revision of bets whose sound was played (USER-7). */
  readonly heardBets: Set<string>;
  readonly corrections: CorrectionStore;
  readonly banner: BannerStore;
  readonly browse: BrowseStore;
  readonly favorites: FavoritesStore;
  /** In px, when last drawn: parts that are not drawn reserve their space (NAV-4). */
  readonly blockHeights: Map<string, number>;
  /** Of the second route table; null until it has loaded (ROUTE-3). */
  readonly laterPaths: StoreApi<{ readonly known: ReadonlySet<string> | null }>;
  readonly freshness: FreshnessStore;
  readonly freshnessWatch: FreshnessWatch;
  readonly odds: OddsStore;
  readonly slip: SlipStore;
}
