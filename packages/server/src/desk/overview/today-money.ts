import type { Overview } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { dayStart } from '../../players';
import type { LedgerFlow } from './overview-store';

type Sums = Pick<LedgerFlow, 'turnover' | 'settled' | 'paid'>;

const NONE: Sums = { turnover: 0n, settled: 0n, paid: 0n };

function addTo(sums: Map<number, Sums>, { currencyId, turnover, settled, paid }: LedgerFlow): void {
  const before = sums.get(currencyId) ?? NONE;
  sums.set(currencyId, {
    turnover: before.turnover + turnover,
    settled: before.settled + settled,
    paid: before.paid + paid,
  });
}

/** Sums of the day by the ledger. Each transaction is added once, so a reading costs as much as what is new. */
export class TodayMoney {
  #day = -1;
  #from: string | null = null;
  #sums = new Map<number, Sums>();

  constructor(private readonly context: Pick<DeskContext, 'stores' | 'clock'>) {}

  async read(): Promise<Overview['today']> {
    const day = dayStart(this.context.clock.now(), 'UTC');
    const isNewDay = day !== this.#day;
    const { until, rows } = await this.context.stores.overview.flows(isNewDay ? null : this.#from, day);
    const sums = isNewDay ? new Map<number, Sums>() : this.#sums;
    for (const row of rows) if (row.isFinal) addTo(sums, row);
    [this.#day, this.#from, this.#sums] = [day, until, sums];
    const shown = new Map(sums);
    for (const row of rows) if (!row.isFinal) addTo(shown, row);
    return [...shown]
      .toSorted(([one], [other]) => one - other)
      .map(([currencyId, { turnover, settled, paid }]) => ({
        currency_id: currencyId,
        turnover: String(turnover),
        paid: String(paid),
        ggr: String(settled - paid),
      }));
  }
}
