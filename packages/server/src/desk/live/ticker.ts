import { SKIPPED_KEY, TICKER_ROWS, type TickerRow } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import type { LiveTable, LiveTopic } from './live-topic';

const HELD = 1;

/** The newest bets; at 300 a second the rest is counted (DESK-16). */
export class Ticker implements LiveTopic {
  readonly everyMs = 250;
  #from: string | null = null;
  #rows: readonly TickerRow[] = [];

  constructor(private readonly context: Pick<DeskContext, 'stores'>) {}

  async read(): Promise<LiveTable> {
    const { ticker } = this.context.stores;
    const isFirst = this.#from === null;
    const { until, rows, bets } = await ticker.read(this.#from, TICKER_ROWS);
    const kept = await this.#withStates(this.#rows);
    this.#rows = [...rows, ...kept].slice(0, TICKER_ROWS);
    this.#from = until;
    const skipped = isFirst ? 0 : bets - rows.length;
    return new Map<string, unknown>([...this.#rows.map((row) => [row.order_no, row] as const), [SKIPPED_KEY, skipped]]);
  }

  /** Held bets are accepted or rejected later. */
  async #withStates(rows: readonly TickerRow[]): Promise<readonly TickerRow[]> {
    const held = rows.filter(({ receive_status }) => receive_status === HELD).map(({ order_no }) => order_no);
    if (held.length === 0) return rows;
    const states = await this.context.stores.ticker.statesOf(held);
    return rows.map((row) => {
      const receive_status = states.get(row.order_no) ?? row.receive_status;
      return receive_status === row.receive_status ? row : { ...row, receive_status };
    });
  }
}
