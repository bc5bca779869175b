import type { AppState } from '../app-state';
import { mergeFavorites } from '../favorites/favorite-actions';
import { refreshAccount } from '../session/refresh-account';
import { resumePlacement } from '../slip/place-bets';

/** Fetches what belongs to the player whenever one signs in, and finds out about a placement that was cut off. */
export function startAccount(app: AppState): () => void {
  const load = (): void => {
    if (app.session.getState().token === null) return;
    void refreshAccount(app);
    void mergeFavorites(app);
    void resumePlacement(app);
  };
  load();
  return app.session.subscribe((now, before) => {
    if (now.turn !== before.turn) load();
  });
}
