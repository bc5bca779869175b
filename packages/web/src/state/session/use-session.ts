import type { Currency } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';

export interface SessionView {
  readonly signedIn: boolean;
  /** Null until the balance is loaded. */
  readonly nickname: string | null;
  /** Null until balance and currency list are loaded. */
  readonly currency: Currency | null;
  /** Wire amount, "12480.50"; null as above. */
  readonly balance: string | null;
}

/** USER-1. */
export function useSession(): SessionView {
  const { token, balance, currency } = useStore(useApp().session);
  return {
    signedIn: token !== null,
    nickname: balance?.nickname ?? null,
    currency,
    balance: balance?.amount ?? null,
  };
}
