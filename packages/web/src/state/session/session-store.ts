import type { BalanceInfo, Currency } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** USER-1, USER-2. */
export interface SessionState {
  readonly token: string | null;
  readonly balance: BalanceInfo | null;
  readonly currency: Currency | null;
  /** Session generation: ignore results of earlier ones. */
  readonly generation: number;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (token: string | null): SessionStore =>
  createStore(() => ({ token, balance: null, currency: null, generation: 0 }));

/** Outlives the token; null while unknown. Without `player_id` from the server: currency and name (C2). */
export function playerOf({ balance }: Pick<SessionState, 'balance'>): string | null {
  return balance && (balance.player_id ?? `${balance.currency_id} ${balance.nickname}`);
}
