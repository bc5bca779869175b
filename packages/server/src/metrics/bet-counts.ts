import { Histogram, SLOW_SECONDS } from './histogram';
import { REFUSAL_FAMILIES } from './refusal-family';
import { Tally } from './tally';

/** Bets processed by this process since its start. */
export class BetCounts {
  /** Placement answers: confirmed, held for a delay, or rejected. */
  readonly placed = new Tally(['confirmed', 'held', 'rejected']);
  /** Rejections by reason, immediate or after a delay. */
  readonly refused = new Tally(REFUSAL_FAMILIES);
  /** Outcomes of held bets. */
  readonly decided = new Tally(['confirmed', 'rejected']);
  readonly settled = new Tally(['won', 'lost', 'void']);
  /** Settled bets that had been settled before. */
  settledAgain = 0;
  /** Seconds from the results of a match until all bets on it are settled. */
  readonly settlementLag = new Histogram(SLOW_SECONDS);

  /** Records settlement delays, in ms. */
  hearLags(lags: readonly number[]): void {
    for (const ms of lags) this.settlementLag.observe(ms / 1_000);
  }
}
