import type { AppState } from '../app-state';
import { refreshAccount } from '../session/refresh-account';
import { reportUnreachable } from '../report-unreachable';

/** Rare, so on demand. */
async function resume(app: AppState): Promise<void> {
  if (app.stored.placement.read().kind !== 'ok') return;
  const { resumePlacements } = await import('../placement/place-bets');
  await resumePlacements(app);
}

async function follow(app: AppState): Promise<void> {
  const { followPlacements } = await import('../placement/follow-placements');
  followPlacements(app);
}

async function handOverFavorites(app: Pick<AppState, 'stored' | 'call' | 'favorites' | 'banner'>): Promise<void> {
  if (app.favorites.getState().local.length === 0) return;
  const { mergeFavorites } = await import('../favorites/favorite-actions');
  await mergeFavorites(app);
}

/** FOLLOW-1, SPOIL-1. */
async function handOverFollowed(app: AppState): Promise<void> {
  const { handOver } = await import('../following/hand-over');
  await handOver(app);
}

/** After each sign-in. */
export function startAccount(app: AppState): () => void {
  const unreachable = (): void => reportUnreachable(app);
  const load = (): void => {
    if (app.session.getState().token === null) {
      handOverFollowed(app).catch(unreachable);
      return;
    }
    void refreshAccount(app);
    handOverFavorites(app).catch(unreachable);
    handOverFollowed(app).catch(unreachable);
  };
  load();
  const stops = [
    app.session.subscribe((now, before) => {
      if (now.generation !== before.generation) load();
      if (now.balance !== null && before.balance === null) resume(app).catch(unreachable);
    }),
    app.stored.placement.onOtherTab(() => void follow(app).catch(unreachable)),
  ];
  return () => stops.forEach((stop) => stop());
}
