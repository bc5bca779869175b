import type { AppState } from '../app-state';
import { followToken } from '../session/sign-in';

/** Follows a sign-in and a sign-out of another tab of the same app (bad input row 95). */
export function startTabSync(app: AppState): () => void {
  return app.stored.token.onOtherTab(() => followToken(app));
}
