import type { AppState } from '../app-state';
import { followToken } from '../session/sign-in';

/** Follows sign-in and sign-out in other tabs of the same app (bad input row 95). */
export function startTabSync(app: AppState): () => void {
  return app.stored.token.onOtherTab(() => followToken(app));
}
