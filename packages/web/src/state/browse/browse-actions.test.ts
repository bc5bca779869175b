import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { chooseAllEvents, chooseEvent, chooseGame, chooseHandicap, chooseView } from './browse-address';

const DETAIL = '/match/detail?game_id=7';

describe('what rail and tabs do', () => {
  it('GAMES-5 opens on today', () => {
    expect(createTestApp().app.browse.getState()).toMatchObject({
      gameTypeId: 0,
      handicap: 'today',
      eventIds: [],
      view: 'tab',
    });
  });

  it('GAMES-3 another game clears checked events and closes the detail', () => {
    const { app } = createTestApp({ place: DETAIL });
    app.browse.setState({ eventIds: [1, 2] });
    chooseGame(app, 2);
    expect(app.browse.getState()).toMatchObject({ gameTypeId: 2, eventIds: [] });
    expect(app.env.location.read().path).toBe('/match/list');
  });

  it('GAMES-3 the same game again keeps the events and still closes the detail', () => {
    const { app } = createTestApp({ place: DETAIL });
    app.browse.setState({ eventIds: [1, 2] });
    chooseGame(app, 0);
    expect(app.browse.getState().eventIds).toEqual([1, 2]);
    expect(app.env.location.read().path).toBe('/match/list');
  });

  it('GAMES-4 "all" checks every event, and none if all are checked', () => {
    const { app } = createTestApp();
    chooseEvent(app, 2);
    chooseAllEvents(app, [1, 2, 3]);
    expect(app.browse.getState().eventIds).toEqual([1, 2, 3]);
    chooseAllEvents(app, [1, 2, 3]);
    expect(app.browse.getState().eventIds).toEqual([]);
  });

  it('GAMES-4 choosing an event outside of the list goes to the list', () => {
    const { app } = createTestApp({ place: '/bets' });
    chooseEvent(app, 4);
    expect(app.env.location.read().path).toBe('/match/list');
    expect(app.browse.getState().eventIds).toEqual([4]);
    chooseEvent(app, 4);
    expect(app.browse.getState().eventIds).toEqual([]);
  });

  it('GAMES-5 a tab is chosen, from the detail too', () => {
    const { app } = createTestApp({ place: DETAIL });
    chooseHandicap(app, 'early');
    expect(app.browse.getState().handicap).toBe('early');
    expect(app.env.location.read().path).toBe('/match/list');
  });

  it('GAMES-7 the favourites stay open until a game, an event or a tab is chosen', () => {
    const { app } = createTestApp({ place: DETAIL });
    const ways = [() => chooseGame(app, 2), () => chooseEvent(app, 4), () => chooseAllEvents(app, [4, 5])];
    for (const choose of [...ways, () => chooseHandicap(app, 'live')]) {
      chooseView(app, 'favorites');
      expect(app.browse.getState().view).toBe('favorites');
      expect(app.env.location.read().path).toBe('/match/list');
      choose();
      expect(app.browse.getState().view).toBe('tab');
    }
  });
});
