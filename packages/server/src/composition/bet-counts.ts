import { refusalOf } from '@clutchline/contract';
import { Counter, Histogram, Registry } from 'prom-client';

import { FAMILY_OF, REFUSAL_FAMILIES } from '../http';
import type { HeldBetDecision } from '../acceptance';
import type { PlacementAnswer } from '../placement';
import type { BetSettlement } from '../settlement';
import type { Stores } from './stores';
import type { InTransaction } from '../platform/context';
import { SLOW_SECONDS, labelledCounter } from '../platform/metrics/labelled-metrics';

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

  readonly heldEnded = labelledCounter(
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

  observeLags(lags: readonly number[]): void {
    for (const ms of lags) this.#settlementLag.observe(ms / 1_000);
  }
}

interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

type Later = (count: () => void) => void;

/** Committed bets. */
export function withBetCounts({ stores, inTransaction }: Database, counts: BetCounts): Database {
  return {
    stores: counting(stores, counts, (count) => count()),
    inTransaction: async (work) => {
      let pending: (() => void)[] = [];
      const done = await inTransaction((within) => {
        pending = [];
        return work(counting(within, counts, (count) => pending.push(count)));
      });
      for (const count of pending) count();
      return done;
    },
  };
}

function counting(stores: Stores, counts: BetCounts, later: Later): Stores {
  const { placements, heldBets, settlements } = stores;
  return {
    ...stores,
    placements: {
      ...placements,
      commit: async (placement) => {
        const outcome = await placements.commit(placement);
        if (outcome === 'placed') later(() => countPlaced(counts, placement.answer));
        return outcome;
      },
    },
    heldBets: {
      ...heldBets,
      recordDecisions: async (decisions, at) => {
        await heldBets.recordDecisions(decisions, at);
        later(() => decisions.forEach((decision) => countDecided(counts, decision)));
      },
    },
    settlements: {
      ...settlements,
      settle: async (batch) => {
        await settlements.settle(batch);
        later(() => batch.settlements.forEach((settlement) => countSettled(counts, settlement)));
      },
    },
  };
}

function countPlaced({ placed, refused }: BetCounts, { results }: PlacementAnswer): void {
  for (const { receive_status, error } of results) {
    placed.inc({ outcome: receive_status === 0 ? 'confirmed' : receive_status === 1 ? 'held' : 'rejected' });
    const refusal = error === null ? undefined : refusalOf(error.error_code);
    if (refusal !== undefined) refused.inc({ family: FAMILY_OF[refusal] });
  }
}

function countDecided({ heldEnded: decided, refused }: BetCounts, decision: HeldBetDecision): void {
  decided.inc({ outcome: decision.kind === 'confirm' ? 'confirmed' : 'rejected' });
  if (decision.kind === 'reject') refused.inc({ family: FAMILY_OF[decision.refusal] });
}

function countSettled(counts: BetCounts, { isCancel, prizeStatus, revision }: BetSettlement): void {
  counts.settled.inc({ outcome: isCancel === 1 ? 'void' : prizeStatus === 1 ? 'won' : 'lost' });
  if (revision > 1) counts.settledAgain.inc();
}
