import type { Overview } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { pauseAfterWork } from '../../platform/concurrency/timers';
import { groupBy } from '../../platform/group-by';
import { SECOND } from '../../platform/time/durations';
import { RunningStakes } from '../sheets/running-stakes';
import type { OpenStakes } from '../sheets/sheet-store';

/** Should a change have been missed. */
const RECOUNT_MS = 30 * SECOND;
const LEAST_PAUSE_MS = 900;

const total = (rows: readonly OpenStakes[], amount: (row: OpenStakes) => bigint): bigint =>
  rows.reduce((sum, row) => sum + amount(row), 0n);

/** One point of a play wins, and all points of a pool share its stakes. */
function mostOf(rows: readonly OpenStakes[]): bigint {
  if (rows.some(({ isPool }) => isPool)) return total(rows, ({ payable }) => payable);
  return rows.reduce((most, { payable }) => (payable > most ? payable : most), 0n);
}

function describe(currencyId: number, rows: readonly OpenStakes[]): Overview['open'][number] {
  const plays = [...groupBy(rows, ({ playId, isPool }) => `${playId} ${isPool}`).values()];
  const most = plays.reduce((sum, play) => sum + mostOf(play), 0n) + total(rows, ({ comboPayable }) => comboPayable);
  return {
    currency_id: currencyId,
    open_stakes: String(total(rows, ({ stake, comboStake }) => stake + comboStake)),
    open_tickets: rows.reduce((sum, { tickets, comboTickets }) => sum + tickets + comboTickets, 0),
    most_payable: String(most),
  };
}

/**
 * Sums over all open bets. A reading costs as much as what was placed since the one before. After other changes, of settled bets
 * for example, all are counted, which takes at most a tenth of the time.
 */
export class OpenMoney {
  readonly #stakes = new RunningStakes();
  #from: string | null = null;
  #hasMoved = false;
  /** Monotonic. */
  #readAt = Number.NEGATIVE_INFINITY;
  #countedAt = Number.NEGATIVE_INFINITY;
  #countMs = 0;

  constructor(private readonly context: Pick<DeskContext, 'stores'>) {}

  async read(): Promise<Overview['open']> {
    const began = performance.now();
    const from = began - this.#readAt > RECOUNT_MS ? null : this.#from;
    const { until, placed, counted, hasMoved } = await this.context.stores.overview.open(from, (moved) =>
      this.#isCountDue(moved || this.#hasMoved, began),
    );
    if (counted === null) {
      this.#stakes.add(placed);
    } else {
      this.#stakes.replace(counted, placed);
      this.#countedAt = performance.now();
      this.#countMs = this.#countedAt - began;
    }
    this.#hasMoved = counted === null && (hasMoved || this.#hasMoved);
    [this.#from, this.#readAt] = [until, began];
    return [...groupBy(this.#stakes.rows, ({ currencyId }) => currencyId)]
      .toSorted(([one], [other]) => one - other)
      .map(([currencyId, rows]) => describe(currencyId, rows));
  }

  #isCountDue(hasMoved: boolean, now: number): boolean {
    const leastMs = hasMoved ? LEAST_PAUSE_MS : RECOUNT_MS;
    return now - this.#countedAt >= pauseAfterWork(this.#countMs, { leastMs });
  }
}
