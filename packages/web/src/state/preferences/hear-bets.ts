import type { BetHistoryItem } from '@clutchline/contract';

import { playTune, type Tune } from '../../data/play-tune';
import type { AppSettings } from '../app-settings';
import type { AppState } from '../app-state';

const CONFIRMED = 0;
const WON = 1;

type Moment = Tune | 'settled';

/**
 * What a bet's news is for the ear, nothing of won and lost where results are shown neutrally; null for one that is
 * held, was rejected or gave its stake to another.
 */
function momentOf(bet: BetHistoryItem, display: AppSettings['resultDisplay']): Moment | null {
  const { receive_status, prize_status, revision, swapped_to } = bet;
  if (receive_status !== CONFIRMED || swapped_to !== null) return null;
  if (revision === 0) return 'confirmed';
  return prize_status === WON && display === 'normal' ? 'won' : 'settled';
}

/**
 * What comes in together is heard once, as the best of it: a bet that won, else one that was confirmed (USER-7). The
 * same news again is not heard again. Nothing is heard of a player who was never asked, but then the app asks.
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
