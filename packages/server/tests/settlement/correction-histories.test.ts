import type { FeedEvent, MatchFacts } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '../../src/composition/create-stores';
import { correctResult } from '../../src/settlement/correct-result';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { CallInfo } from '../../src/platform/calls';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { casesOf } from '@clutchline/test-support/cases-of';
import { parlayRequest, place, singleRequest, type Pick } from '@clutchline/test-support/server/bet-requests';
import {
  matchEvents,
  matchResult,
  matchVoid,
  PLAY,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { settlementFaults } from '@clutchline/test-support/server/settlement-faults';

const RUNS = Number(process.env['RUNS'] ?? casesOf(6, 12));

let one: TestContext;
let two: TestContext;
let client: pg.Client;
let closeTwo: () => Promise<void>;

beforeAll(async () => {
  one = await openTestContext();
  const { stores, inTransaction, close } = openDatabase(one.databaseUrl, one.log);
  two = { ...one, stores, inTransaction };
  closeTwo = close;
  client = new pg.Client({ connectionString: one.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await closeTwo();
  await one.close();
});

/** Mulberry32. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Ended = { readonly facts: MatchFacts } | 'cancelled';

const SCORES = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [3, 1],
] as const;

/** Three maps or five; in time or a minute after {@link NOW}. */
function drawFacts(gameId: number, below: (limit: number) => number): MatchFacts {
  const [score_1, score_2] = SCORES[below(SCORES.length)] ?? SCORES[0];
  const winner = teamOf(gameId, score_1 > score_2 ? 1 : 2);
  return {
    winner,
    score_1,
    score_2,
    ...(score_1 === 3 ? { best_of: 5 } : {}),
    ...(below(3) === 0 ? { started_at: NOW + 60_000 } : {}),
  };
}

/** By the published rules: 2 won, 1 void, 0 lost. */
function factorOf({ gameId, play = PLAY.winner, side = 1 }: Pick, betTime: number, ended: Ended): number {
  if (ended === 'cancelled') return 1;
  const { winner, score_1, score_2, best_of = 3, started_at } = ended.facts;
  if (started_at !== undefined && betTime >= started_at) return 1;
  if (play === PLAY.winner) return winner === teamOf(gameId, side) ? 2 : 0;
  if (best_of !== 3) return 1;
  const difference = side === 1 ? score_1 - score_2 - 1.5 : score_2 - score_1 + 1.5;
  if (play === PLAY.handicap) return difference > 0 ? 2 : 0;
  return score_1 + score_2 > 2.5 === (side === 1) ? 2 : 0;
}

interface TestBet {
  readonly orderNo: string;
  readonly stake: number;
  readonly picks: readonly Pick[];
  readonly betTime: number;
}

class History {
  readonly games: readonly number[];
  readonly bets: TestBet[] = [];
  readonly ended = new Map<number, Ended>();
  corrections = 0;
  debts = 0;

  constructor(
    seed: number,
    readonly below: (limit: number) => number,
    readonly players: readonly (CallInfo & { readonly caller: { readonly accountId: number } })[],
  ) {
    this.games = [1, 2, 3, 4].map((n) => seed * 10 + n);
  }

  get server(): TestContext {
    return this.below(2) === 0 ? one : two;
  }

  drawPick(gameId: number): Pick {
    const play = [PLAY.winner, PLAY.handicap, PLAY.totalMaps][this.below(3)] ?? PLAY.winner;
    return { gameId, play, side: this.below(2) === 0 ? 1 : 2 };
  }

  /** Payouts are spent again. */
  async bet(): Promise<void> {
    const open = this.games.filter((gameId) => !this.ended.has(gameId));
    const info = this.players[this.below(this.players.length)];
    if (open.length === 0 || info === undefined) return;
    const picks =
      open.length >= 3 && this.below(3) === 0
        ? open.slice(0, 3).map((gameId) => this.drawPick(gameId))
        : [this.drawPick(open[this.below(open.length)] ?? 0)];
    const wallet = await one.stores.wallets.read(info.caller.accountId);
    const units = Number((wallet?.balance ?? 0n) / 100n);
    if (units < 1) return;
    const stake = this.below(2) === 0 ? units : 1 + this.below(units);
    const betTime = NOW + this.below(2) * 120_000;
    one.setNow(betTime);
    const request =
      picks.length === 1 ? singleRequest(picks[0] ?? { gameId: 0 }, `${stake}`) : parlayRequest(picks, `${stake}`);
    const { results } = await place(this.server, request, info);
    const orderNo = results[0]?.order_no ?? null;
    if (orderNo !== null) this.bets.push({ orderNo, stake: stake * 100, picks, betTime });
  }

  async end(): Promise<void> {
    const gameId = this.games.find((id) => !this.ended.has(id));
    if (gameId === undefined) return;
    const facts = drawFacts(gameId, this.below);
    const isVoid = this.below(6) === 0;
    this.ended.set(gameId, isVoid ? 'cancelled' : { facts });
    const events: FeedEvent[] = isVoid
      ? [matchVoid(gameId)]
      : [...wholeResult(gameId).slice(0, 3), matchResult(gameId, facts)];
    await ingestFeedEvents(this.server, events);
    await Promise.all([settlePlays(one), settlePlays(two)]);
  }

  async correct(): Promise<void> {
    const [gameId] = [...this.ended.keys()].filter(() => this.below(2) === 0);
    if (gameId === undefined || this.corrections === 5) return;
    this.corrections += 1;
    const facts = drawFacts(gameId, this.below);
    this.ended.set(gameId, { facts });
    const correction = { gameId, round: null, facts, reason: 'random', by: ['Ada', 'Ben'] } as const;
    await Promise.all([correctResult(this.server, correction), settleBets(this.server, null)]);
    const owners = this.players.map(({ caller }) => caller.accountId);
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::integer as n from wallets where debt > 0 and account_id = any($1)',
      [owners],
    );
    this.debts += rows[0]?.n ?? 0;
  }

  payoutOf({ stake, picks, betTime }: TestBet): number {
    return picks.reduce(
      (paid, pick) => paid * factorOf(pick, betTime, this.ended.get(pick.gameId) ?? 'cancelled'),
      stake,
    );
  }
}

async function play(seed: number): Promise<History> {
  const below = randomOf(seed);
  one.setNow(NOW);
  const players = await Promise.all([one.player('20'), one.player('50')]);
  const history = new History(seed, below, players);
  for (const gameId of history.games) await ingestFeedEvents(one, matchEvents(gameId));
  for (let step = 0; step < 16; step += 1) {
    const deed = below(8);
    if (deed < 4 || step < 3) await history.bet();
    else if (deed < 6) await history.end();
    else await history.correct();
  }
  for (let rest = 0; rest < history.games.length; rest += 1) await history.end();
  while (history.corrections < 3) await history.correct();
  await settleBets(one, null);
  return history;
}

/** Stakes, settlements, reversals, owed. */
async function effectOf(orderNo: string): Promise<number> {
  const { rows } = await client.query<{ sum: string }>(
    `select coalesce(sum(e.amount), 0) as sum from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     where t.order_no = $1 and e.account not like 'house:%'`,
    [orderNo],
  );
  return Number(rows[0]?.sum);
}

it(`R7 ${RUNS} random histories of up to 5 corrections come to the settlement of the final result, and only that`, async () => {
  let bets = 0;
  let debts = 0;
  let revisions = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const history = await play(seed);
    const stored = new Map(
      (await one.stores.bets.byOrderNos(history.bets.map(({ orderNo }) => orderNo))).map((bet) => [bet.orderNo, bet]),
    );
    for (const bet of history.bets) {
      const expected = history.payoutOf(bet);
      expect({ seed, bet, effect: await effectOf(bet.orderNo) }).toEqual({ seed, bet, effect: expected - bet.stake });
      expect(stored.get(bet.orderNo)).toMatchObject({ payout: BigInt(expected) });
      revisions += (stored.get(bet.orderNo)?.revision ?? 0) - 1;
    }
    bets += history.bets.length;
    debts += history.debts;
  }
  expect(await settlementFaults(client)).toEqual([]);
  const { rows } = await client.query<{ changed: number }>(
    `select coalesce(sum(n_tup_upd + n_tup_del), 0)::integer as changed from pg_stat_user_tables
     where relname in ('ledger_transactions', 'ledger_entries', 'settlements', 'result_revisions')`,
  );
  expect(rows).toEqual([{ changed: 0 }]);
  expect({ hasBets: bets > RUNS, hasDebts: debts > 0, hasRevisions: revisions > RUNS / 4 }).toEqual({
    hasBets: true,
    hasDebts: true,
    hasRevisions: true,
  });
  console.log(
    `R7: ${RUNS} histories, ${bets} bets, ${revisions} further revisions, ${debts} times a player owed, 0 differences`,
  );
}, 3_600_000);
