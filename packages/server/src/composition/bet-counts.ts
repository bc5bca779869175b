import { Histogram, SLOW_SECONDS } from '../platform/metrics/histogram';
import { REFUSAL_FAMILIES } from '../http';
import { Tally } from '../platform/metrics/tally';

export class BetCounts {
  /** By answer. */
  readonly placed = new Tally(['confirmed', 'held', 'rejected']);
  readonly refused = new Tally(REFUSAL_FAMILIES);
  readonly decided = new Tally(['confirmed', 'rejected']);
  readonly settled = new Tally(['won', 'lost', 'void']);
  /** Settled bets that had been settled before. */
  settledAgain = 0;
  /** Seconds from a match's results until all its bets are settled. */
  readonly settlementLag = new Histogram(SLOW_SECONDS);

  /** In ms. */
  hearLags(lags: readonly number[]): void {
    for (const ms of lags) this.settlementLag.observe(ms / 1_000);
  }
}
