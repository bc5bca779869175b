import type { Currency } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';

export interface SessionView {
  readonly signedIn: boolean;
  /** Null while signed out and until the balance is loaded. */
  readonly nickname: string | null;
  /** Null until balance and currency list are loaded. */
  readonly currency: Currency | null;
  /** The balance as a wire amount, "12480.50"; null as above. */
  readonly balance: string | null;
}

/** The signed-in player (USER-1). */
export function useSession(): SessionView {
  const { token, balance, currency } = useStore(useApp().session);
  return {
    signedIn: token !== null,
    nickname: balance?.nickname ?? null,
    currency,
    balance: balance?.amount ?? null,
  };
}
