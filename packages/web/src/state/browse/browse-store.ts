import type { HandicapCode } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Source of the list: a tab, favourites of all tabs, or a search in all tabs. */
export type ListView = 'tab' | 'favorites' | 'search';

/** Choices in rail and tabs. */
export interface BrowseState {
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Checked events; empty means every event. */
  readonly eventIds: readonly number[];
  readonly view: ListView;
  /** Search text; stored for the way back from a match. */
  readonly searchText: string;
}

export type BrowseStore = StoreApi<BrowseState>;

/** The default handicap is today (GAMES-5). */
export const createBrowseStore = (): BrowseStore =>
  createStore(() => ({ gameTypeId: 0, handicap: 'today', eventIds: [], view: 'tab', searchText: '' }));
