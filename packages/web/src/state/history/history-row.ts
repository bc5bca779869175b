import type { BetHistoryItem } from '@clutchline/contract';
import { recordStatus, type RecordStatus } from '@clutchline/domain';

import type { AppSettings, AppState } from '../app-state';
import { isHidden } from '../spoilers/spoiler-store';

/** Its outcome would reveal the result of a match that the player has not seen (SPOIL-4). */
export function hidesOutcome({ spoilers }: Pick<AppState, 'spoilers'>, bet: Pick<BetHistoryItem, 'legs' | 'revision'>) {
  const state = spoilers.getState();
  return bet.revision > 0 && bet.legs.some(({ match }) => isHidden(state, match));
}

/** Neutral for a hidden outcome: neither won nor lost (BET-3). */
export function displayOf(
  app: Pick<AppState, 'spoilers' | 'settings'>,
  bet: Pick<BetHistoryItem, 'legs' | 'revision'>,
): AppSettings['resultDisplay'] {
  return hidesOutcome(app, bet) ? 'neutral' : app.settings.getState().resultDisplay;
}

export interface HistoryRow {
  readonly bet: BetHistoryItem;
  /** BET-3: 1 to be confirmed, 2 rejected, 3 cancelled, 4 unsettled, 5 won, 6 lost, 7 settled (neutral). */
  readonly status: RecordStatus;
  /** Hides won and lost in words, colours and signs (BET-3, C12). */
  readonly isNeutral: boolean;
  /** Neither outcome nor amounts are shown (SPOIL-4). */
  readonly isHidden: boolean;
}

export function rowOf(app: Pick<AppState, 'settings' | 'spoilers'>, bet: BetHistoryItem): HistoryRow {
  const display = displayOf(app, bet);
  return {
    bet,
    status: recordStatus(bet, display),
    isNeutral: display === 'neutral',
    isHidden: hidesOutcome(app, bet),
  };
}
