import type { Currency } from '@clutchline/contract';

import { useApp } from '../app-context';
import { requestSignIn, signOut } from './sign-in';
import { useStore } from '../use-snapshot';

export interface SessionView {
  readonly signedIn: boolean;
  readonly nickname: string | null;
  readonly currency: Currency | null;
  /** Wire amount. */
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
  /** EMBED-2. */
  readonly requestSignIn: () => void;
  /** The host receives a null `balance`. */
  readonly signOut: () => void;
  /** NAV-6. */
  readonly brand: string;
  /** Path of the brand's mark; absent: the default one. */
  readonly mark: string | undefined;
}

export function useHost(): HostView {
  const app = useApp();
  const brand = useStore(app.settings, (settings) => settings.brand);
  const isChinese = useStore(app.language, ({ langId }) => langId === 1);
  return {
    requestSignIn: () => requestSignIn(app),
    signOut: () => signOut(app),
    brand: isChinese ? brand.zh : brand.other,
    mark: brand.mark,
  };
}
