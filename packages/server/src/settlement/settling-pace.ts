import { pause } from '../platform/concurrency/timers';
import type { SettlementStore } from './settlement-store';

/** Bets until it looks again. */
const ALONE = 5_000;
const BESIDE_OTHERS = 100;
/** Since others last moved money. */
const OTHERS_REMEMBERED_MS = 1_000;
const REST_PER_WORK = 0.5;

/**
 * P8: full speed if alone; beside others that move money, such as placements, small batches with rests between them.
 * Corrections take two transactions a bet and are taken for others.
 */
export class SettlingPace {
  #last: number | null = null;
  #began = 0;
  #othersUntil = 0;

  /** @param stopping once aborted, it rests no more. */
  constructor(
    private readonly settlements: Pick<SettlementStore, 'lastTransaction'>,
    private readonly stopping: AbortSignal,
  ) {}

  /** Number of bets to settle next. `settled`: since the call before. */
  async next(settled: number): Promise<number> {
    const last = await this.settlements.lastTransaction();
    const now = performance.now();
    const before = this.#last;
    this.#last = last;
    if (before !== null && last - before > settled) this.#othersUntil = now + OTHERS_REMEMBERED_MS;
    const isBesideOthers = now < this.#othersUntil;
    if (isBesideOthers) await pause(REST_PER_WORK * (now - this.#began), this.stopping);
    this.#began = performance.now();
    return isBesideOthers || before === null ? BESIDE_OTHERS : ALONE;
  }
}
