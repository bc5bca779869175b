import type { BetHistoryItem } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { noteCorrections } from '../corrections/note-corrections';
import { hearBets } from '../preferences/hear-bets';
import { takeBetNews } from '../placement/take-bet-news';

/** Updates slip, sound and corrections. */
export function tellOfBets(app: AppState, bets: readonly BetHistoryItem[]): void {
  for (const bet of bets) takeBetNews(app, bet);
  noteCorrections(app, bets);
  hearBets(app, bets);
}
