import type { AppState } from '../app-state';
import { followToken } from '../session/sign-in';

/** Bad input row 95. */
export function startTabSync(app: AppState): () => void {
  return app.stored.token.onOtherTab(() => followToken(app));
}
