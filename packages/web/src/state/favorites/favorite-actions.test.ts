import { describe, expect, it } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok, refused, TOKEN, type TestApp } from '../../../testing/test-app';
import { mergeFavorites, setFavorite } from './favorite-actions';
import { isFavorite } from './use-favorite';

function shown({ app }: TestApp, gameId: number, fetched: 0 | 1 = 0): boolean {
  return isFavorite({ favorites: app.favorites.getState(), session: app.session.getState(), gameId, fetched });
}

describe('favourites', () => {
  it('GAMES-7 are retained on the machine while signed out', async () => {
    const test = createTestApp();
    await setFavorite(test.app, 7, true);
    expect(shown(test, 7)).toBe(true);
    expect(test.calls).toEqual([]);
    const again = createTestApp({ area: test.area });
    expect(shown(again, 7)).toBe(true);
    await setFavorite(again.app, 7, false);
    expect(shown(createTestApp({ area: test.area }), 7)).toBe(false);
  });

  it('GAMES-7 go to the server with a player, and back if it refuses', async () => {
    const taking = createTestApp({
      token: TOKEN,
      server: { addFavorite: (body) => ok({ game_id: body['game_id'], favorite: body['favorite'] }) },
    });
    await setFavorite(taking.app, 7, true);
    expect(taking.callsOf('addFavorite')[0]?.body).toMatchObject({ game_id: 7, favorite: 1 });
    expect(shown(taking, 7)).toBe(true);
    const refusing = createTestApp({ token: TOKEN, server: { addFavorite: () => refused('favourites_limit') } });
    await setFavorite(refusing.app, 7, true);
    expect(shown(refusing, 7)).toBe(false);
    expect(shown(refusing, 8, 1)).toBe(true);
  });

  it('C21 GAMES-7 at 500 on the machine one more is refused with a notice, and a longer stored list remains', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const area = new FakeStorageArea();
    area.put('favorites', ids(500));
    const full = createTestApp({ area });
    await setFavorite(full.app, 900, true);
    expect(shown(full, 900)).toBe(false);
    expect(full.app.banner.getState().shown).toEqual({ kind: 'key', key: 'notice.favorites_full' });
    await setFavorite(full.app, 7, false);
    await setFavorite(full.app, 900, true);
    expect(shown(createTestApp({ area }), 900)).toBe(true);
    area.put('favorites', ids(700));
    expect(createTestApp({ area }).app.favorites.getState().local).toHaveLength(700);
  });

  it('C5 GAMES-7 a refused favourite is announced, at once and after sign-in', async () => {
    const server = { addFavorite: () => refused('favourites_limit') };
    const refusing = createTestApp({ token: TOKEN, server });
    await setFavorite(refusing.app, 7, true);
    expect(refusing.app.banner.getState().shown).toEqual({ kind: 'text', text: 'refused: favourites_limit' });
    const local = createTestApp();
    await setFavorite(local.app, 7, true);
    const merging = createTestApp({ token: TOKEN, area: local.area, server });
    await mergeFavorites(merging.app);
    expect(merging.app.banner.getState().shown).toEqual({ kind: 'text', text: 'refused: favourites_limit' });
  });

  it('GAMES-7 of the machine are merged on sign-in, each once', async () => {
    const test = createTestApp();
    await setFavorite(test.app, 7, true);
    await setFavorite(test.app, 8, true);
    const signedIn = createTestApp({
      token: TOKEN,
      area: test.area,
      server: { addFavorite: ({ game_id }) => (game_id === 8 ? refused('no_match') : ok({ game_id, favorite: 1 })) },
    });
    await mergeFavorites(signedIn.app);
    await mergeFavorites(signedIn.app);
    expect(signedIn.callsOf('addFavorite').map(({ body }) => body['game_id'])).toEqual([7, 8]);
    expect(shown(signedIn, 7)).toBe(true);
    expect(shown(signedIn, 8)).toBe(false);
  });
});
