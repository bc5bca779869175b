import type { BetHistoryItem } from '@clutchline/contract';

import { playTune, type Tune } from '../../data/play-tune';
import type { AppSettings } from '../app-settings';
import type { AppState } from '../app-state';

const CONFIRMED = 0;
const WON = 1;

type Moment = Tune | 'settled';

/** Neutral results have no win or loss sound. Null for a held, rejected or swapped bet. */
function momentOf(bet: BetHistoryItem, display: AppSettings['resultDisplay']): Moment | null {
  const { receive_status, prize_status, revision, swapped_to } = bet;
  if (receive_status !== CONFIRMED || swapped_to !== null) return null;
  if (revision === 0) return 'confirmed';
  return prize_status === WON && display === 'normal' ? 'won' : 'settled';
}

/**
 * One sound for updates that arrive together: won before confirmed (USER-7). Each update plays once. Before the player
 * was asked none plays, but the app asks.
 */
export function hearBets(app: AppState, bets: readonly BetHistoryItem[]): void {
  const { resultDisplay } = app.settings.getState();
  const moments = new Set<Moment>();
  for (const bet of bets) {
    const moment = momentOf(bet, resultDisplay);
    const key = `${bet.order_no}:${bet.revision}`;
    if (moment === null || app.heardBets.has(key)) continue;
    app.heardBets.add(key);
    moments.add(moment);
  }
  if (moments.size === 0) return;
  const { sound } = app.preferences.getState();
  if (sound === null) app.preferences.setState({ asksForSound: true });
  const tune = (['won', 'confirmed'] as const).find((each) => moments.has(each));
  if (sound === 'on' && tune !== undefined) playTune(tune);
}
