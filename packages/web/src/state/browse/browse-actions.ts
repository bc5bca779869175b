import type { HandicapCode } from '@clutchline/contract';
import { toggleAllEvents, toggleEvent } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { SCREEN_PATHS, screenOf } from '../route/screen-of';
import type { ListView } from './browse-store';

function toList(app: Pick<AppState, 'env'>): void {
  if (screenOf(app.env.location.read().path) !== 'match-list') app.env.location.go(SCREEN_PATHS['match-list']);
}

/** Clears the checked events and closes the detail (GAMES-3). */
export function chooseGame(app: Pick<AppState, 'env' | 'browse'>, gameTypeId: number): void {
  app.browse.setState(({ gameTypeId: current, eventIds }) => ({
    gameTypeId,
    eventIds: gameTypeId === current ? eventIds : [],
    view: 'tab',
  }));
  toList(app);
}

export function chooseHandicap(app: Pick<AppState, 'env' | 'browse'>, handicap: HandicapCode): void {
  app.browse.setState({ handicap, view: 'tab' });
  toList(app);
}

/** Opens the list if another screen is open (GAMES-4). */
export function chooseEvent(app: Pick<AppState, 'env' | 'browse'>, eventId: number): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleEvent(eventIds, eventId), view: 'tab' }));
  toList(app);
}

/** GAMES-4; `all` are the events of the current game. */
export function chooseAllEvents(app: Pick<AppState, 'env' | 'browse'>, all: readonly number[]): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleAllEvents(eventIds, all), view: 'tab' }));
  toList(app);
}

/** Opens the list (GAMES-7). */
export function chooseView(app: Pick<AppState, 'env' | 'browse'>, view: ListView): void {
  app.browse.setState({ view, searchText: '' });
  toList(app);
}
