import type { HandicapCode } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What rail and tabs have chosen. */
export interface BrowseState {
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Checked events; none means every event. */
  readonly eventIds: readonly number[];
}

export type BrowseStore = StoreApi<BrowseState>;

/** The handicap selection defaults to today (GAMES-5). */
export const createBrowseStore = (): BrowseStore =>
  createStore(() => ({ gameTypeId: 0, handicap: 'today', eventIds: [] }));
