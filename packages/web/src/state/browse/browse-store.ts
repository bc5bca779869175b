import type { HandicapCode } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { LIST_SORTS } from '../../data/stored-values';

/** Favourites and search cover all tabs. */
export type ListView = 'tab' | 'favorites' | 'search';

export type ListSort = (typeof LIST_SORTS)[number];

export interface BrowseState {
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Empty: all. */
  readonly eventIds: readonly number[];
  readonly view: ListView;
  readonly sort: ListSort;
  readonly searchText: string;
}

export type BrowseStore = StoreApi<BrowseState>;

export const createBrowseStore = (): BrowseStore =>
  createStore(() => ({ gameTypeId: 0, handicap: 'today', eventIds: [], view: 'tab', sort: 'event', searchText: '' }));
