export interface HostView {
  /** Asks the host page to sign the player in (EMBED-2). */
  readonly requestSignIn: () => void;
  /** Brand name in the current language (NAV-6). */
  readonly brand: string;
}

/** The page around the app. */
export function useHost(): HostView {
  throw new Error('pending');
}
