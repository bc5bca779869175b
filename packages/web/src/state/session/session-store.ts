import type { BalanceInfo, Currency } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** USER-1, USER-2. */
export interface SessionState {
  readonly token: string | null;
  readonly balance: BalanceInfo | null;
  readonly currency: Currency | null;
  /** Session generation: results for another player are ignored. */
  readonly turn: number;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (token: string | null): SessionStore =>
  createStore(() => ({ token, balance: null, currency: null, turn: 0 }));
