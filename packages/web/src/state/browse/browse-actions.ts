import type { HandicapCode } from '@clutchline/contract';
import { toggleAllEvents, toggleEvent } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { SCREEN_PATHS, screenOf } from '../route/screen-of';

function toList(app: AppState): void {
  if (screenOf(app.env.location.read().path) !== 'match-list') app.env.location.go(SCREEN_PATHS['match-list']);
}

/** Another current game: checked events go, the detail closes (GAMES-3). */
export function chooseGame(app: AppState, gameTypeId: number): void {
  if (app.browse.getState().gameTypeId !== gameTypeId) app.browse.setState({ gameTypeId, eventIds: [] });
  toList(app);
}

export function chooseHandicap(app: AppState, handicap: HandicapCode): void {
  app.browse.setState({ handicap });
  toList(app);
}

/** Checks an event or takes it out, and goes to the list where that is not on the screen (GAMES-4). */
export function chooseEvent(app: AppState, eventId: number): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleEvent(eventIds, eventId) }));
  toList(app);
}

/** The "all" option (GAMES-4); `all` are the events of the current game. */
export function chooseAllEvents(app: AppState, all: readonly number[]): void {
  app.browse.setState(({ eventIds }) => ({ eventIds: toggleAllEvents(eventIds, all) }));
  toList(app);
}
