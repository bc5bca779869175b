import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { signOut } from './sign-in';
import { requestSignIn } from './request-sign-in';

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
