import { handicapCode } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { currentAddress } from '../route/navigate';
import { SCREEN_PATHS } from '../route/screen-of';
import type { StartQuery } from '../start/start-query';
import type { BrowseState } from './browse-store';

const LIST = SCREEN_PATHS['match-list'];

/** NAV-5. */
export function browseOf({ gameTypeId, eventIds, tab }: StartQuery): Omit<BrowseState, 'searchText'> {
  const { data: handicap = 'today' } = handicapCode.safeParse(tab);
  return { gameTypeId: gameTypeId ?? 0, eventIds, handicap, view: tab === 'favorites' ? tab : 'tab' };
}

/** Shareable, and a step of the history (U13). Default values are left out. */
export function listAddress({ gameTypeId, eventIds, handicap, view }: Omit<BrowseState, 'searchText'>): string {
  const tab = view === 'favorites' ? view : handicap;
  const parts = [
    gameTypeId !== 0 && `game_type_id=${gameTypeId}`,
    eventIds.length > 0 && `event_id=${eventIds.join()}`,
    tab !== 'today' && `tab=${tab}`,
  ].filter(Boolean);
  return parts.length === 0 ? LIST : `${LIST}?${parts.join('&')}`;
}

export function openList(app: Pick<AppState, 'env' | 'browse'>): void {
  const address = listAddress(app.browse.getState());
  if (currentAddress(app) !== address) app.env.location.go(address);
}
