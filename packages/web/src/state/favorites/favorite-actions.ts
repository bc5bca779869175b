import type { AppState } from '../app-state';
import { showBanner } from '../banner/banner-store';

/** Longer stored lists remain (C21). */
const MOST_LOCAL = 500;

/** On the server if signed in, else local (GAMES-7). */
export async function setFavorite(
  app: Pick<AppState, 'stored' | 'call' | 'session' | 'favorites' | 'banner'>,
  gameId: number,
  favorite: boolean,
): Promise<void> {
  if (app.session.getState().token === null) {
    if (favorite && app.favorites.getState().local.length >= MOST_LOCAL)
      showBanner(app.banner, { kind: 'key', key: 'notice.favorites_full' });
    else setLocal(app, gameId, favorite);
    return;
  }
  mark(app, gameId, favorite);
  const reply = await app.call('addFavorite', { game_id: gameId, favorite: favorite ? 1 : 0 });
  if (reply.kind !== 'ok') mark(app, gameId, !favorite);
  if (reply.kind === 'refused') showRefusal(app, reply.message);
}

/** Uploads local ones after sign-in; removes the accepted ones here (GAMES-7). */
export async function mergeFavorites(app: Pick<AppState, 'stored' | 'call' | 'favorites' | 'banner'>): Promise<void> {
  for (const gameId of app.favorites.getState().local) {
    const reply = await app.call('addFavorite', { game_id: gameId, favorite: 1 });
    if (reply.kind !== 'ok' && reply.kind !== 'refused') return;
    setLocal(app, gameId, false);
    if (reply.kind === 'ok') mark(app, gameId, true);
    else showRefusal(app, reply.message);
  }
}

function showRefusal(app: Pick<AppState, 'banner'>, text: string): void {
  showBanner(app.banner, { kind: 'text', text });
}

function mark(app: Pick<AppState, 'favorites'>, gameId: number, favorite: boolean): void {
  app.favorites.setState(({ changed }) => ({ changed: new Map(changed).set(gameId, favorite) }));
}

function setLocal(app: Pick<AppState, 'stored' | 'favorites'>, gameId: number, favorite: boolean): void {
  const others = app.favorites.getState().local.filter((id) => id !== gameId);
  const local = favorite ? [...others, gameId] : others;
  app.favorites.setState({ local });
  app.stored.favorites.write(local);
}
