import type { Currency } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { requestSignIn, signOut } from './sign-in';

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

export interface HostView {
  /** Asks the host page to sign the player in (EMBED-2). */
  readonly requestSignIn: () => void;
  /** Removes the player from this app; the host receives a `balance` of null. */
  readonly signOut: () => void;
  /** Brand name in the current language (NAV-6). */
  readonly brand: string;
}

export function useHost(): HostView {
  const app = useApp();
  const brand = useStore(app.settings, (settings) => settings.brand);
  const isChinese = useStore(app.language, ({ langId }) => langId === 1);
  return {
    requestSignIn: () => requestSignIn(app),
    signOut: () => signOut(app),
    brand: isChinese ? brand.zh : brand.other,
  };
}
