import type { HandicapCode } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the list shows: the matches of a tab, the favourites of all tabs, or what a search finds in them. */
export type ListView = 'tab' | 'favorites' | 'search';

/** What rail and tabs have chosen. */
export interface BrowseState {
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Checked events; none means every event. */
  readonly eventIds: readonly number[];
  readonly view: ListView;
  /** What is searched for; kept for the way back from a match. */
  readonly searchText: string;
}

export type BrowseStore = StoreApi<BrowseState>;

/** The handicap selection defaults to today (GAMES-5). */
export const createBrowseStore = (): BrowseStore =>
  createStore(() => ({ gameTypeId: 0, handicap: 'today', eventIds: [], view: 'tab', searchText: '' }));
