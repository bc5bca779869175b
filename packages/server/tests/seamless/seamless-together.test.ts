import type { AcceptPreference } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask } from '@clutchline/test-support/server/held-books';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, PLAY, playState, pointOf, price, wholeResult } from '@clutchline/test-support/server/test-feed';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeFunded } from '../../src/placement/place-bets';
import { OutcomeUnknown } from '../../src/platform/errors';
import type { OperatorWallet } from '../../src/platform/operator-wallet';
import { placeThroughOperator } from '../../src/seamless/place-through-operator';
import { together } from '../placement/together/together';
import { openSeamlessBooks, type Player, type SeamlessBooks } from './seamless-books';

const COUNT = 4;
const ALL = Array.from({ length: COUNT }, (_, index) => index);

let books: SeamlessBooks;
let game = 0;
let players: Player[] = [];
beforeAll(async () => {
  books = await openSeamlessBooks();
});
afterAll(async () => {
  expect(await books.closeVerified()).toEqual([]);
});
beforeEach(async () => {
  game += 1;
  books.context.setNow(NOW);
  await ingestFeedEvents(books.context, matchEvents(game));
  players = await Promise.all(ALL.map((index) => books.player(`player ${game} ${index}`, '10000')));
  // The first bet on a point is placed alone, because it creates the rows of the exposure.
  await books.place(singleRequest({ gameId: game }, '1'), await books.player(`opener ${game}`, '10000'));
});

/** Gives its answers to debits once all of them have arrived; `between` runs before. */
function answeringAtOnce(count: number, between: () => Promise<unknown> = () => Promise.resolve()): OperatorWallet {
  let arrived = 0;
  let release: (after: Promise<unknown>) => void = () => undefined;
  const released = new Promise<unknown>((resolve) => (release = resolve));
  return {
    acquirePermission: () => true,
    async call(name, body) {
      const reply = await books.client.call(name, body);
      arrived += 1;
      if (arrived === count) release(between());
      await released;
      return reply;
    },
  };
}

interface Placing {
  readonly wallet: OperatorWallet;
  readonly context?: TestContext;
  readonly gameId?: number;
  readonly accept?: AcceptPreference;
}

/** Order number, or refusal. */
async function place(
  info: Player,
  { wallet, context = books.context, gameId = game, accept = 'none' }: Placing,
): Promise<string> {
  const answer = await placeThroughOperator(context, wallet, singleRequest({ gameId }, '10', accept), info);
  if (answer.kind === 'refused') return answer.refusal;
  const [result] = answer.data.results;
  return result?.order_no ?? result?.error?.refusal ?? '';
}

const placeAll = (wallet: OperatorWallet, context?: TestContext): Promise<string[]> =>
  Promise.all(players.map((info) => place(info, { wallet, ...(context !== undefined && { context }) })));

const accountIds = (): number[] => players.map(({ caller }) => caller.accountId);

interface StoredBet {
  readonly order_no: string;
  readonly receive_status: number;
  readonly debit: string;
}

/** In the order of the players. */
const stored = async (): Promise<StoredBet[]> =>
  await ask<StoredBet>(
    books.context.databaseUrl,
    `select b.order_no, b.receive_status, d.state as debit from unnest($1::bigint[]) with ordinality as a (id, n)
      join bets b on b.account_id = a.id join wallet_debits d using (order_no) order by a.n`,
    [accountIds()],
  );

/** Transactions in which the bets of the players were decided, by their movements. */
const decidedIn = async (): Promise<number> =>
  (
    await ask<{ count: number }>(
      books.context.databaseUrl,
      `select count(distinct t.xid::text)::int as count from wallet_debits d join ledger_transactions t on t.id = d.end_id
        where d.account_id = any($1)`,
      [accountIds()],
    )
  )[0]?.count ?? 0;

/** What the wallet of the operator has of each player. */
async function balances(): Promise<(string | undefined)[]> {
  const report = await books.wallet.read();
  return ALL.map((index) => report.balances[`player ${game} ${index}`]);
}

it('O1 P5 debits that are answered simultaneously share a transaction, and each request gets its own answer', async () => {
  const answers = await placeAll(answeringAtOnce(COUNT));
  expect(answers).toEqual((await stored()).map(({ order_no }) => order_no));
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 0, debit: 'taken' })));
  expect(await decidedIn()).toBe(1);
  expect(await balances()).toEqual(ALL.map(() => '9000'));
  const { players: published } = await books.context.publisher.publishCommitted();
  const orderNos = published.flatMap(({ change }) => (change.type === 'bet' ? [change.bet.order_no] : []));
  expect(orderNos).toEqual(expect.arrayContaining(answers));
});

it('O1 R22 a declined debit refuses its own bet, and the others are accepted together', async () => {
  await books.wallet.fund(`player ${game} 1`, '-9500');
  const answers = await placeAll(answeringAtOnce(COUNT));
  const bets = await stored();
  expect(answers).toEqual(bets.map(({ order_no }, index) => (index === 1 ? 'insufficient_balance' : order_no)));
  expect(bets).toMatchObject(
    ALL.map((index) => (index === 1 ? { receive_status: 2, debit: 'refused' } : { receive_status: 0, debit: 'taken' })),
  );
  expect(await decidedIn()).toBe(2);
  expect(await balances()).toEqual(['9000', '500', '9000', '9000']);
});

it('O1 R2 a debit that counts as lost before its batch is rolled back, and the others are accepted', async () => {
  const loseFirst = async (): Promise<void> => {
    const [first] = await stored();
    await ask(
      books.context.databaseUrl,
      `update wallet_debits set sent_at = sent_at - interval '1 minute' where order_no = $1`,
      [first?.order_no],
    );
    await books.deliveries(30_000).run();
  };
  const answers = await placeAll(answeringAtOnce(COUNT, loseFirst));
  const bets = await stored();
  expect(answers).toEqual(bets.map(({ order_no }, index) => (index === 0 ? 'wallet_unavailable' : order_no)));
  await books.settleDown();
  expect(await balances()).toEqual(['10000', '9000', '9000', '9000']);
});

/** A context in which `recordDebits` does this. */
function takingBy(recordDebits: TestContext['stores']['seamless']['recordDebits']): TestContext {
  const { stores } = books.context;
  return { ...books.context, stores: { ...stores, seamless: { ...stores.seamless, recordDebits } } };
}

const UNTRUSTED = { isTrusted: false, mostMs: 0, leastMs: 0, now: () => 0, observe: () => undefined };

const failing = (): Promise<never> => Promise.reject(new Error('a fault'));

it('O1 R12 bets whose market changes during the call share the transaction that validates them', async () => {
  const reprice = () => ingestFeedEvents(books.context, [price(game, pointOf(game, PLAY.winner, 1), 1_900)]);
  const wallet = answeringAtOnce(COUNT, reprice);
  const answers = await Promise.all(
    players.map((info, index) => place(info, { wallet, accept: index === 1 ? 'none' : 'latest' })),
  );
  expect(answers[1]).toBe('odds_changed');
  expect(await stored()).toMatchObject(ALL.map((index) => ({ receive_status: index === 1 ? 2 : 0, debit: 'taken' })));
  expect(await decidedIn()).toBe(1);
  const odds = await ask<{ odds: string }>(
    books.context.databaseUrl,
    'select odds from bets where account_id = any($1) and receive_status = 0',
    [accountIds()],
  );
  expect(odds).toEqual([1, 2, 3].map(() => ({ odds: '1.900' })));
});

/** During the call of the wallet. */
const CHANGES: readonly (readonly [name: string, change: () => Promise<unknown>, answer: string])[] = [
  [
    'its market was suspended for a moment',
    async () => {
      await ingestFeedEvents(books.context, [playState(game, PLAY.winner, 'suspended')]);
      await ingestFeedEvents(books.context, [playState(game, PLAY.winner, 'open')]);
    },
    'suspended',
  ],
  [
    'its point was suspended alone',
    () =>
      ask(books.context.databaseUrl, 'update points set suspended = true where id = $1', [
        pointOf(game, PLAY.winner, 1),
      ]),
    'suspended',
  ],
  ['its match is over', () => ingestFeedEvents(books.context, wholeResult(game)), 'bet_closed'],
  [
    'its game was stopped',
    () =>
      ask(
        books.context.databaseUrl,
        'update game_types set stopped = true where id = (select game_type_id from matches where id = $1)',
        [game],
      ),
    'suspended',
  ],
];

it.each(CHANGES)('O1 R12 a bet is debited and not accepted if %s during the call', async (_name, change, answer) => {
  const answers = await placeAll(answeringAtOnce(COUNT, change));
  await ask(books.context.databaseUrl, 'update game_types set stopped = false where stopped');
  expect(answers).toEqual(ALL.map(() => answer));
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 2, debit: 'taken' })));
  await books.settleDown();
  expect(await balances()).toEqual(ALL.map(() => '10000'));
});

it('O1 R38 without a fresh feed a bet is debited and stays held', async () => {
  const answers = await placeAll(answeringAtOnce(COUNT, () => setFeedAge(books.context.databaseUrl, 4_000)));
  expect(answers).toEqual((await stored()).map(({ order_no }) => order_no));
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 1, debit: 'taken' })));
  await setFeedAge(books.context.databaseUrl, 0);
  await acceptOrRejectHeldBets(books.context);
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 0, debit: 'taken' })));
});

it('O1 R40 without a trusted clock no bet is accepted with its debit', async () => {
  const { stores } = books.context;
  const context = { ...books.context, stores: { ...stores }, clockCheck: UNTRUSTED };
  await placeAll(answeringAtOnce(COUNT), context);
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 1, debit: 'taken' })));
});

it('O1 R22 a batch that fails is decided one by one, and nothing is counted twice', async () => {
  let isFailing = true;
  const inTransaction: TestContext['inTransaction'] = (work) =>
    books.context.inTransaction((stores) => {
      const recordDecisions: typeof stores.heldBets.recordDecisions = async (decisions, at) => {
        await stores.heldBets.recordDecisions(decisions, at);
        const bets = await stored();
        if (isFailing && decisions.some(({ orderNo }) => orderNo === bets[2]?.order_no)) throw new Error('a fault');
      };
      return work({ ...stores, heldBets: { ...stores.heldBets, recordDecisions } });
    });
  const context = { ...takingBy(failing), inTransaction };
  const answers = await placeAll(answeringAtOnce(COUNT), context);
  expect(answers).toEqual((await stored()).map(({ order_no }) => order_no));
  expect(await stored()).toMatchObject(ALL.map((index) => ({ receive_status: index === 2 ? 1 : 0, debit: 'taken' })));
  isFailing = false;
  await acceptOrRejectHeldBets(books.context);
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 0, debit: 'taken' })));
  expect(await balances()).toEqual(ALL.map(() => '9000'));
});

it('O1 R22 a bet on a match that is being changed delays no other of its batch', async () => {
  const owner = new pg.Client({ connectionString: books.context.databaseUrl });
  await owner.connect();
  const locked = game + 1_000;
  await ingestFeedEvents(books.context, matchEvents(locked));
  const lockFirst = async (): Promise<void> => {
    await owner.query('begin');
    await owner.query('select from matches where id = $1 for update', [locked]);
  };
  const wallet = answeringAtOnce(COUNT, lockFirst);
  const answers = players.map((info, index) => place(info, { wallet, gameId: index === 0 ? locked : game }));
  await Promise.all(answers.slice(1));
  expect((await stored()).map(({ receive_status }) => receive_status)).toEqual([1, 0, 0, 0]);
  await owner.query('commit');
  await owner.end();
  await answers[0];
  expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 0, debit: 'taken' })));
});

it.each(['at once', 'by validating them'])(
  'O1 R20 a batch whose commit is not acknowledged is not decided again: %s',
  async (how) => {
    let isLost = true;
    const loseOnce = <Done>(done: Done): Done => {
      if (!isLost) return done;
      isLost = false;
      throw new OutcomeUnknown(new Error('connection lost'));
    };
    const inTransaction: TestContext['inTransaction'] = async (work) =>
      loseOnce(await books.context.inTransaction(work));
    const recordDebits: TestContext['stores']['seamless']['recordDebits'] = async (debits, at) =>
      loseOnce(await books.context.stores.seamless.recordDebits(debits, at));
    const context = how === 'at once' ? takingBy(recordDebits) : { ...takingBy(failing), inTransaction };
    const answers = await placeAll(answeringAtOnce(COUNT), context);
    expect(isLost).toBe(false);
    expect(answers).toEqual((await stored()).map(({ order_no }) => order_no));
    expect(await stored()).toMatchObject(ALL.map(() => ({ receive_status: 0, debit: 'taken' })));
    expect(await decidedIn()).toBe(1);
    expect(await balances()).toEqual(ALL.map(() => '9000'));
  },
);

it('O1 R39 intents are written together, and only of bets that are held', async () => {
  const { contexts, release } = together(books.context, COUNT, (placement, index) =>
    index === 1 ? { ...placement, acceptUntil: 1 } : placement,
  );
  const placing = contexts.map(async (context, index) => {
    const info = players[index];
    if (info === undefined) throw new Error('no player');
    return await placeFunded(context, singleRequest({ gameId: game }, '10'), info, () => true);
  });
  release();
  const placed = await Promise.all(placing);
  expect(placed.map(({ outcome, held }) => [outcome.kind, held.length])).toEqual(
    ALL.map((index) => (index === 1 ? ['refused', 0] : ['ok', 1])),
  );
  const bets = await stored();
  expect(bets.map(({ order_no }) => order_no)).toEqual(
    placed.flatMap(({ held }) => held.map(({ orderNo }) => orderNo)),
  );
  expect(bets).toMatchObject([0, 2, 3].map(() => ({ receive_status: 1, debit: 'sent' })));
  const [{ funds, transactions } = { funds: 0, transactions: 0 }] = await ask<{ funds: number; transactions: number }>(
    books.context.databaseUrl,
    `select count(*)::int as funds, count(distinct t.xid::text)::int as transactions
      from wallet_debits d join ledger_transactions t on t.id = d.fund_id and t.kind = 'wallet-fund' where account_id = any($1)`,
    [accountIds()],
  );
  expect([funds, transactions]).toEqual([3, 1]);
});
