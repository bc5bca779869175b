import { Counter, Histogram, Registry } from 'prom-client';

import { REFUSAL_FAMILIES } from '../http';
import { SLOW_SECONDS } from '../platform/metrics/buckets';
import { labelledCounter } from '../platform/metrics/labelled-metrics';

export class BetCounts {
  readonly metrics = new Registry();

  readonly placed = labelledCounter(
    {
      name: 'clutchline_bets_total',
      help: 'Bets answered: confirmed, held for a delay, or rejected.',
      registers: [this.metrics],
    },
    { outcome: ['confirmed', 'held', 'rejected'] },
  );

  readonly refused = labelledCounter(
    {
      name: 'clutchline_bets_rejected_total',
      help: 'Bets rejected, at once or after a delay, by family.',
      registers: [this.metrics],
    },
    { family: REFUSAL_FAMILIES },
  );

  readonly decided = labelledCounter(
    { name: 'clutchline_held_bets_decided_total', help: 'Held bets accepted or rejected.', registers: [this.metrics] },
    { outcome: ['confirmed', 'rejected'] },
  );

  readonly settled = labelledCounter(
    { name: 'clutchline_bets_settled_total', help: 'Bets settled; leader only.', registers: [this.metrics] },
    { outcome: ['won', 'lost', 'void'] },
  );

  readonly settledAgain = new Counter({
    name: 'clutchline_bets_settled_again_total',
    help: 'Settled bets that had been settled before.',
    registers: [this.metrics],
  });

  readonly #settlementLag = new Histogram({
    name: 'clutchline_settlement_lag_seconds',
    help: 'From the last results of a match until all bets on them were settled; leader only.',
    buckets: [...SLOW_SECONDS],
    registers: [this.metrics],
  });

  /** In ms. */
  hearLags(lags: readonly number[]): void {
    for (const ms of lags) this.#settlementLag.observe(ms / 1_000);
  }
}
