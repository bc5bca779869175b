import type { AppState } from '../app-state';
import { currentAddress } from '../route/navigate';

/** Asks the host page to sign the player in (EMBED-2). */
export function requestSignIn(app: AppState): void {
  app.emit('sign-in-required', { route: currentAddress(app) });
}
