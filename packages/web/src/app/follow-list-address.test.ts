import { expect, it } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { chooseEvent, chooseGame, chooseHandicap, chooseView } from '../state/browse/browse-address';
import { chooseSort } from '../state/browse/use-sort-choice';
import { followListAddress } from './start-rest';

function open(place = '/match/list') {
  const { app } = createTestApp({ place });
  followListAddress(app);
  const { location } = app.env;
  const address = () => [location.read().path, location.read().search].filter(Boolean).join('?');
  return { app, location, address };
}

it('U13 each choice of game, event and tab is a step of the history, and going back undoes it', () => {
  const { app, location, address } = open();
  chooseGame(app, 2);
  chooseEvent(app, 31);
  chooseHandicap(app, 'live');
  expect(address()).toBe('/match/list?game_type_id=2&event_id=31&tab=live');
  location.back();
  expect(app.browse.getState()).toMatchObject({ gameTypeId: 2, eventIds: [31], handicap: 'today' });
  location.back();
  location.back();
  expect(address()).toBe('/match/list');
  expect(app.browse.getState()).toMatchObject({ gameTypeId: 0, eventIds: [], handicap: 'today' });
});

it('U13 the same choice again is no further step', () => {
  const { app, location, address } = open('/match/detail?game_id=7');
  chooseHandicap(app, 'live');
  chooseHandicap(app, 'live');
  location.back();
  expect(address()).toBe('/match/detail?game_id=7');
});

it('U13 a link to the list keeps the choice, a link with values sets it', () => {
  const { app, location, address } = open();
  chooseGame(app, 2);
  location.go('/bets');
  location.go('/match/list');
  expect(address()).toBe('/match/list?game_type_id=2');
  location.go('/match/list?tab=early');
  expect(app.browse.getState()).toMatchObject({ gameTypeId: 0, handicap: 'early' });
});

it('U13 GAMES-7 favourites have an address, and a search survives the way back from a match', () => {
  const { app, location, address } = open();
  chooseView(app, 'favorites');
  expect(address()).toBe('/match/list?tab=favorites');
  location.back();
  expect(app.browse.getState().view).toBe('tab');
  app.browse.setState({ view: 'search', searchText: 'fox' });
  location.go('/match/detail?game_id=7');
  location.back();
  expect(app.browse.getState()).toMatchObject({ view: 'search', searchText: 'fox' });
});

it('U13 GAMES-9 the order of the list is a step of the history, remembered, and kept by links to the list', () => {
  const { app, location, address } = open();
  chooseGame(app, 2);
  chooseSort(app, 'time');
  expect(address()).toBe('/match/list?game_type_id=2&sort=time');
  expect(app.stored.listSort.read()).toEqual({ kind: 'ok', value: 'time' });
  location.go('/bets');
  location.go('/match/list');
  expect(address()).toBe('/match/list?game_type_id=2&sort=time');
  location.back();
  location.back();
  location.back();
  expect(app.browse.getState()).toMatchObject({ gameTypeId: 2, sort: 'event' });
  location.go('/match/list?sort=<b>');
  expect(app.browse.getState().sort).toBe('event');
});
