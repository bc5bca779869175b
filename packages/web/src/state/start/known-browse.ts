import type { GameCategory } from '@clutchline/contract';

import type { BrowseState } from '../browse/browse-store';

/**
 * An unknown category becomes the first one, unknown events are removed (bad input rows 72 and 73). The same object if
 * all are known.
 */
export function knownBrowse<State extends Pick<BrowseState, 'gameTypeId' | 'eventIds'>>(
  state: State,
  categories: readonly GameCategory[],
): State {
  const category = categories.find(({ id }) => id === state.gameTypeId);
  if (category === undefined) return { ...state, gameTypeId: categories[0]?.id ?? 0, eventIds: [] };
  const known = new Set(category.events_count.events.map(({ event_id }) => event_id));
  const eventIds = state.eventIds.filter((id) => known.has(id));
  return eventIds.length === state.eventIds.length ? state : { ...state, eventIds };
}
