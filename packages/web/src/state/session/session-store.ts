import type { BalanceInfo, Currency } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The signed-in player (USER-1, USER-2). */
export interface SessionState {
  readonly token: string | null;
  readonly balance: BalanceInfo | null;
  /** The currency of the balance. */
  readonly currency: Currency | null;
  /** Session generation: results of another player's requests are ignored. */
  readonly turn: number;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (token: string | null): SessionStore =>
  createStore(() => ({ token, balance: null, currency: null, turn: 0 }));
