import { Histogram, SLOW_SECONDS } from './histogram';
import { REFUSAL_FAMILIES } from './refusal-family';
import { Tally } from './tally';

/** What this process has done with bets since its start. */
export class BetCounts {
  /** As they were answered: taken, held until a delay is over, or refused. */
  readonly placed = new Tally(['confirmed', 'held', 'rejected']);
  /** Why bets were refused, at once or after their delay. */
  readonly refused = new Tally(REFUSAL_FAMILIES);
  /** How held bets ended. */
  readonly decided = new Tally(['confirmed', 'rejected']);
  readonly settled = new Tally(['won', 'lost', 'void']);
  /** Of those, the ones that had been settled before. */
  settledAgain = 0;
  /** Seconds from the facts of a match until all bets on it were settled. */
  readonly settlementLag = new Histogram(SLOW_SECONDS);

  /** Takes how long after their facts the bets of some matches were settled, in ms. */
  hearLags(lags: readonly number[]): void {
    for (const ms of lags) this.settlementLag.observe(ms / 1_000);
  }
}
