import type { PlayerLimitsInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';
import type { Query } from './query';

/** Refetch interval in ms, because session minutes increase without an event. */
const PACE_MS = 60_000;

/** The player's own limits, their use, and the break (BET-7). */
export const playerLimitsQuery = (app: AppState, turn: number): Query<PlayerLimitsInfo> => ({
  key: ['own', turn, 'player-limits'],
  fetch: (signal) => fetchData(app, 'getPlayerLimits', {}, signal),
  enabled: app.session.getState().token !== null,
  freshMs: 0,
  everyMs: PACE_MS,
});
