import type { BetHistoryItem, Change } from '@clutchline/contract';
import { applyPush } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { takeBalance } from '../session/take-balance';
import { takeBetNews } from '../slip/take-bet-news';

/** Puts what a push says where it belongs: prices, slip, account; and notes what has to be fetched again. */
export function applyChanges(app: AppState, changes: readonly Change[]): void {
  for (const change of changes) {
    app.odds.apply(change);
    if (change.type === 'balance') void takeBalance(app, change.balance);
    if (change.type === 'bet') takeBetNews(app, change.bet);
  }
  const { slip } = app.slip.getState();
  const next = changes.reduce(applyPush, slip);
  if (next !== slip) app.slip.setState({ slip: next });
  if (changes.some(({ type }) => type === 'structure')) app.refresh.ask('matches');
  const bets = changes.flatMap((change) => (change.type === 'bet' ? [change.bet] : []));
  if (bets.length > 0) {
    app.refresh.ask('own');
    void tell(app, bets);
  }
}

/** Bets hardly ever have news: what tells the player of them is loaded then. */
async function tell(app: AppState, bets: readonly BetHistoryItem[]): Promise<void> {
  try {
    const { tellOfBets } = await import('./tell-of-bets');
    tellOfBets(app, bets);
  } catch {
    // Without the network nothing is heard, and the history tells of corrections.
  }
}
