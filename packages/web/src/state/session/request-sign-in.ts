import type { AppState } from '../app-state';
import { currentAddress } from '../route/navigate';

/** EMBED-2. */
export function requestSignIn(app: AppState): void {
  app.emit('sign-in-required', { route: currentAddress(app) });
}
