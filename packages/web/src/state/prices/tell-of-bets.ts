import type { BetHistoryItem } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { noteCorrections } from '../corrections/note-corrections';
import { hearBets } from '../preferences/hear-bets';
import { takeBetNews } from '../slip/take-bet-news';

/** What the player is told of the news of his bets: in the slip, by ear, and where one was settled anew in a notice. */
export function tellOfBets(app: AppState, bets: readonly BetHistoryItem[]): void {
  for (const bet of bets) takeBetNews(app, bet);
  noteCorrections(app, bets);
  hearBets(app, bets);
}
