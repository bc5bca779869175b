import type { AppState } from '../app-state';
import { refreshAccount } from '../session/refresh-account';
import { tellUnreachable } from '../tell-unreachable';

/** Hardly ever is a placement cut off, so what asks for its truth is loaded only then. */
async function resume(app: AppState): Promise<void> {
  if (app.stored.placement.read().kind !== 'ok') return;
  const { resumePlacements } = await import('../slip/place-bets');
  await resumePlacements(app);
}

async function follow(app: AppState): Promise<void> {
  const { followPlacements } = await import('../slip/follow-placements');
  followPlacements(app);
}

async function handOverFavorites(app: AppState): Promise<void> {
  if (app.favorites.getState().local.length === 0) return;
  const { mergeFavorites } = await import('../favorites/favorite-actions');
  await mergeFavorites(app);
}

/** Fetches what belongs to the player whenever one signs in; once it is known who, finds out about a placement cut off. */
export function startAccount(app: AppState): () => void {
  const unreachable = (): void => tellUnreachable(app);
  const load = (): void => {
    if (app.session.getState().token === null) return;
    void refreshAccount(app);
    handOverFavorites(app).catch(unreachable);
  };
  load();
  const stops = [
    app.session.subscribe((now, before) => {
      if (now.turn !== before.turn) load();
      if (now.balance !== null && before.balance === null) resume(app).catch(unreachable);
    }),
    app.stored.placement.onOtherTab(() => void follow(app).catch(unreachable)),
  ];
  return () => stops.forEach((stop) => stop());
}
