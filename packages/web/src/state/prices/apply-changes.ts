import { PLAY_STATUS, type BetHistoryItem, type Change } from '@clutchline/contract';
import { applyPush } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { playerOf } from '../session/player-of';
import { takeBalance } from '../session/take-balance';
import { isClosed } from './odds-state';

/** Also marks data to fetch again. */
export function applyChanges(app: AppState, heard: readonly Change[]): void {
  const changes = heard.filter((change) => mayBe(app, change));
  for (const change of changes) {
    app.odds.apply(change);
    if (change.type === 'balance') void takeBalance(app, change.balance);
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

/** A market closed for good does not change (bad input row 102); a balance must belong to the player (row 107). */
function mayBe({ odds, slip, session }: AppState, change: Change): boolean {
  if (change.type === 'play-status')
    return (odds.play(change.play_info_id)?.status ?? 0) < PLAY_STATUS.closed || change.status >= PLAY_STATUS.closed;
  if (change.type === 'odds')
    return !slip.getState().slip.items.some((item) => item.shop_id === change.point_id && isClosed(odds, item));
  return change.type !== 'balance' || [null, change.balance.player_id].includes(playerOf(session.getState()));
}

/** Bet updates are rare, so their code loads on demand. */
async function tell(app: AppState, bets: readonly BetHistoryItem[]): Promise<void> {
  try {
    const { tellOfBets } = await import('./tell-of-bets');
    tellOfBets(app, bets);
  } catch {
    // Without network there is no sound; the history reports corrections.
  }
}
