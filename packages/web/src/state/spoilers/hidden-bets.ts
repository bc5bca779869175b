import type { BetHistoryItem } from '@clutchline/contract';

import type { AppSettings, AppState } from '../app-state';
import { isHidden } from './spoiler-store';

/** Its outcome would tell the result of a match that the player has not seen (SPOIL-4). */
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
