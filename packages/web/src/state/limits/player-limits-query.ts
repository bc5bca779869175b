import type { PlayerLimitsInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';

/** Session minutes increase without an event. */
const PACE_MS = 60_000;

/** BET-7. */
export const playerLimitsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
): Query<PlayerLimitsInfo> => ({
  key: ['own', generation, 'player-limits'],
  fetch: (signal) => fetchData(app, 'getPlayerLimits', {}, signal),
  enabled: app.session.getState().token !== null,
  freshMs: 0,
  everyMs: PACE_MS,
});
