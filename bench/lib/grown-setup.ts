import { findDanglingRows } from '@clutchline/test-support/bench/dangling-rows';
import { quantileOf, type Measured } from '@clutchline/test-support/bench/run-rounds';
import { addSettledBets, type FillTimes } from '@clutchline/test-support/bench/settled-bets';

import { SECOND } from '../../tools/time/durations';
import { MatchBoard } from '../../packages/server/src/catalogue/match-board';
import { readHistory } from '../../packages/server/src/history/read-history';
import { readReceipt } from '../../packages/server/src/history/read-receipt';
import { auditLedger } from '../../packages/server/src/ledger';
import { settleBets } from '../../packages/server/src/settlement/settle-bets';
import { addOpenBets } from './open-bets';
import { timesOf } from './past-matches';
import { below, measurePlacing, PlacingSetup, POINTS, type Draw } from './placing-setup';
import { openSettlingContext } from './settling-context';

/** Of a year. */
const BETS_PER_PLAYER = 100;
const SLICES = 50;
/** Of one slice at most. */
const MOST_AT_ONCE = 20_000;

const SETTLED = 20_000;
const READS = 1_000;
/** Each takes ten times as long as a page. */
const LISTS = 200;
/** The third to fifth of a thousand by the number of bets: at any number of players some 100 in 30 days, so never less than three pages. */
const BUSY = { from: 0.002, to: 0.005 } as const;
const PAGE_SIZE = 15;

interface OwnOrder {
  readonly accountId: number;
  readonly orderNo: string;
}

export interface GrowthFacts {
  /** By table, with indexes. */
  readonly bytesPerBet: Readonly<Record<string, number>>;
  /** Null: filled by an earlier run. */
  readonly filling: { readonly secondsOfVerifying: number; readonly times: FillTimes } | null;
}

/** A server whose database has settled bets of a year. It runs only while placing is measured. */
export class GrownSetup {
  readonly #opened: ReturnType<typeof openSettlingContext>;

  private constructor(
    readonly bets: number,
    private readonly setup: PlacingSetup,
    private readonly orders: readonly OwnOrder[],
    readonly facts: GrowthFacts,
  ) {
    this.#opened = openSettlingContext(setup.database.url);
  }

  /** @param bets a multiple of 50, and of 20,000 if there are more than a million. */
  static async open(bets: number, folder: string | null): Promise<GrownSetup> {
    let filling: GrowthFacts['filling'] = null;
    const players = playersOf(bets);
    const setup = await PlacingSetup.open(1, {
      history: {
        players,
        folder,
        add: async (database, firstAccount) => {
          filling = await fillAndVerify(database, { bets, firstAccount, players });
        },
      },
    });
    setup.pause();
    const rows = await setup.database.query('select account_id, order_no from bets order by random() limit $1', [
      READS,
    ]);
    const orders = rows.map((row) => ({ accountId: Number(row['account_id']), orderNo: String(row['order_no']) }));
    const facts = { bytesPerBet: await readBytesPerBet(setup.database, bets), filling };
    return new GrownSetup(bets, setup, orders, facts);
  }

  /** Bets per second from HTTP to commit, by all players alike. */
  async placing(): Promise<Measured> {
    const draw: Draw = { player: () => below(playersOf(this.bets)), point: () => below(POINTS), pgbenchPoint: '1' };
    this.setup.resume();
    const measured = await measurePlacing(this.setup, draw, this.setup.urls);
    this.setup.pause();
    return measured;
  }

  /** Singles per second. */
  async settling(): Promise<Measured> {
    const { database, firstAccount } = this.setup;
    const { gameId } = await addOpenBets(database, { count: SETTLED, firstAccount, players: playersOf(SETTLED) });
    const began = performance.now();
    const count = await settleBets(this.#opened.context, [gameId]);
    if (count !== SETTLED) throw new Error(`${count} of ${SETTLED} bets were settled`);
    return { value: (count * SECOND) / (performance.now() - began) };
  }

  /** Pages per second of the last 30 days of busy players. */
  async history(page: number): Promise<Measured> {
    const request = { lang: 2, days: 30, state: 'all', page, page_size: PAGE_SIZE } as const;
    return await reading(READS, async () => {
      const busy = playersOf(this.bets) * (BUSY.from + (BUSY.to - BUSY.from) * Math.random());
      const info = playerOf(this.setup.firstAccount + Math.floor(busy));
      const outcome = await readHistory(this.#opened.context, request, info);
      if (outcome.kind !== 'ok' || outcome.data.items.length !== PAGE_SIZE) throw new Error('no full page');
    });
  }

  async receipts(): Promise<Measured> {
    return await reading(READS, async (n) => {
      const { accountId = 0, orderNo = '' } = this.orders[n % this.orders.length] ?? {};
      const outcome = await readReceipt(this.#opened.context, { lang: 2, order_no: orderNo }, playerOf(accountId));
      if (outcome.kind !== 'ok') throw new Error(`the receipt of ${orderNo} was refused`);
    });
  }

  /** Lists per second that are read from the database, as after a change of the board. */
  async lists(): Promise<Measured> {
    return await reading(LISTS, async () => {
      const board = new MatchBoard(this.#opened.context.stores.board);
      await board.rows(await board.current(Date.now()), 'list');
    });
  }

  async close(): Promise<void> {
    this.setup.resume();
    await this.#opened.close();
    await this.setup.close();
  }
}

const playersOf = (bets: number): number => Math.ceil(bets / BETS_PER_PLAYER);

const playerOf = (accountId: number) =>
  ({ lang: 2, caller: { accountId, currencyId: 1, lang: 2, timeZone: 'UTC', sessionStartedAt: 0 } }) as const;

async function reading(count: number, read: (n: number) => Promise<void>): Promise<Measured> {
  const times = await timesOf(count, read);
  const p50 = quantileOf(times, 0.5);
  return { value: SECOND / p50, details: { p50, p99: quantileOf(times, 0.99) } };
}

type Database = PlacingSetup['database'];
type Filled = Omit<Parameters<typeof addSettledBets>[1], 'atOnce'>;

async function fillAndVerify(database: Database, filled: Filled): Promise<GrowthFacts['filling']> {
  const times = await addSettledBets(database, { ...filled, atOnce: Math.min(MOST_AT_ONCE, filled.bets / SLICES) });
  const dangling = await findDanglingRows(database);
  if (dangling.length > 0) throw new Error(`rows without what they refer to: ${dangling.join(', ')}`);
  const began = performance.now();
  const audit = await auditLedger(database.url);
  if (audit === null || audit.faults.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(audit)}`);
  return { secondsOfVerifying: (performance.now() - began) / SECOND, times };
}

async function readBytesPerBet(database: Database, bets: number): Promise<Readonly<Record<string, number>>> {
  const sizes = await database.query(
    `select relname, pg_total_relation_size(oid)::float / $1 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) > $1 order by 2 desc`,
    [bets],
  );
  return Object.fromEntries(sizes.map((row) => [String(row['relname']), Math.round(Number(row['bytes']))]));
}
