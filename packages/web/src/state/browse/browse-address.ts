import { handicapCode, type HandicapCode } from '@clutchline/contract';
import { toggleAllEvents, toggleEvent } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { currentAddress } from '../route/navigate';
import { SCREEN_PATHS } from '../route/screen-of';
import type { StartQuery } from '../start/start-query';
import type { BrowseState, ListView } from './browse-store';

const LIST = SCREEN_PATHS['match-list'];

/** NAV-5. */
export function browseOf({ gameTypeId, eventIds, tab, sort }: StartQuery): Omit<BrowseState, 'searchText'> {
  const { data: handicap = 'today' } = handicapCode.safeParse(tab);
  const view = tab === 'favorites' ? tab : 'tab';
  return { gameTypeId: gameTypeId ?? 0, eventIds, handicap, view, sort: sort === 'time' ? sort : 'event' };
}

/** Shareable, and a step of the history (U13). Default values are left out. */
export function listAddress({ gameTypeId, eventIds, handicap, view, sort }: Omit<BrowseState, 'searchText'>): string {
  const tab = view === 'favorites' ? view : handicap;
  const parts = [
    gameTypeId !== 0 && `game_type_id=${gameTypeId}`,
    eventIds.length > 0 && `event_id=${eventIds.join()}`,
    tab !== 'today' && `tab=${tab}`,
    sort === 'time' && 'sort=time',
  ].filter(Boolean);
  return parts.length === 0 ? LIST : `${LIST}?${parts.join('&')}`;
}

export function openList(app: Pick<AppState, 'env' | 'browse'>): void {
  const address = listAddress(app.browse.getState());
  if (currentAddress(app) !== address) app.env.location.go(address);
}

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
