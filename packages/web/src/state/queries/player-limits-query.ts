import type { PlayerLimitsInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';
import type { Query } from './query';

/** What runs on by itself, the minutes of a session, is asked for again at this pace, in ms. */
const PACE_MS = 60_000;

/** The player's own limits, how far they are used up, and the break (BET-7). */
export const playerLimitsQuery = (app: AppState, turn: number): Query<PlayerLimitsInfo> => ({
  key: ['own', turn, 'player-limits'],
  fetch: (signal) => fetchData(app, 'getPlayerLimits', {}, signal),
  enabled: app.session.getState().token !== null,
  freshMs: 0,
  everyMs: PACE_MS,
});
