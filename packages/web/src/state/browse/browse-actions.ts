import type { HandicapCode } from '@clutchline/contract';
import { toggleAllEvents, toggleEvent } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { openList } from './browse-address';
import type { ListView } from './browse-store';

/** Clears the events and closes the detail (GAMES-3). */
export function chooseGame(app: Pick<AppState, 'env' | 'browse'>, gameTypeId: number): void {
  app.browse.setState(({ gameTypeId: current, eventIds }) => ({
    gameTypeId,
    eventIds: gameTypeId === current ? eventIds : [],
    view: 'tab',
  }));
  openList(app);
}

export function chooseHandicap(app: Pick<AppState, 'env' | 'browse'>, handicap: HandicapCode): void {
  app.browse.setState({ handicap, view: 'tab' });
  openList(app);
}

/** Opens the list (GAMES-4). */
export function chooseEvent(app: Pick<AppState, 'env' | 'browse'>, eventId: number): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleEvent(eventIds, eventId), view: 'tab' }));
  openList(app);
}

/** GAMES-4. */
export function chooseAllEvents(app: Pick<AppState, 'env' | 'browse'>, all: readonly number[]): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleAllEvents(eventIds, all), view: 'tab' }));
  openList(app);
}

/** GAMES-7. */
export function chooseView(app: Pick<AppState, 'env' | 'browse'>, view: ListView): void {
  app.browse.setState({ view, searchText: '' });
  openList(app);
}
