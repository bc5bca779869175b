import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '@clutchline/test-support/server/held-books';
import { parlayRequest, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { live, matchEvents, matchVoid, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeFunded } from '../../src/placement/place-bets';
import type { OperatorWallet } from '../../src/platform/operator-wallet';
import { CircuitBreaker } from '../../src/seamless/circuit-breaker';
import { reconcileDay } from '../../src/seamless/reconcile';
import { placeThroughOperator, readPlacementThroughOperator } from '../../src/seamless/place-through-operator';
import { correctResult } from '../../src/settlement/correct-result';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openSeamlessBooks, type Player, type SeamlessBooks } from './seamless-books';

let books: SeamlessBooks;
let game = 0;
let number = 0;
beforeAll(async () => {
  books = await openSeamlessBooks();
});
afterAll(async () => {
  expect(await books.closeVerified()).toEqual([]);
});
beforeEach(async () => {
  game += 1;
  books.context.setNow(NOW);
  await books.wallet.fail([]);
  await ingestFeedEvents(books.context, matchEvents(game));
});

const newPlayer = (amount = '10000'): Promise<Player> => books.player(`player ${(number += 1)}`, amount);
const balanceOf = async (): Promise<string | undefined> => (await books.wallet.read()).balances[`player ${number}`];
const ownMovements = async () => {
  const { movements } = await books.wallet.read();
  return movements.filter(({ player }) => player === `player ${number}`);
};
const statesOf = async (orderNos: readonly string[]) =>
  (await books.context.stores.seamless.presentOf({ accountId: 0, orderNos })).bets;
const stateOf = async (orderNo: string | null | undefined) => (await statesOf([orderNo ?? '']))[0];
const ordersOf = async ({ caller }: Player): Promise<string[]> => {
  const text = 'select order_no from bets where account_id = $1 order by 1';
  return (await ask<{ order_no: string }>(books.context.databaseUrl, text, [caller.accountId])).map(
    ({ order_no }) => order_no,
  );
};
const settle = async (events: Parameters<typeof ingestFeedEvents>[1]): Promise<void> => {
  await ingestFeedEvents(books.context, events);
  await settlePlays(books.context);
};

describe('placing', () => {
  it('O1 a bet is held, debited once with its order number and accepted, with the balance of the wallet', async () => {
    const info = await newPlayer();
    const answer = await books.place(singleRequest({ gameId: game }, '10'), info);
    const [result] = answer.results;
    expect(answer).toMatchObject({ amount: '90.00', results: [{ receive_status: 0, delay_ms: 0, error: null }] });
    expect(await stateOf(result?.order_no)).toMatchObject({ receiveStatus: 0 });
    const debit = { id: result?.order_no, kind: 'debit', amount: '1000', status: 'done' };
    expect(await ownMovements()).toMatchObject([debit]);
    expect((await books.context.stores.wallets.read(info.caller.accountId))?.balance).toBe(9_000n);
  });

  it('O1 a declined debit is final: the bet is refused with the balance that the wallet reports', async () => {
    const info = await newPlayer('500');
    const request = singleRequest({ gameId: game }, '10');
    const answer = await books.place(request, info);
    const error = { refusal: 'insufficient_balance' };
    expect(answer).toMatchObject({ amount: '5.00', results: [{ order_no: null, receive_status: 2, error }] });
    const [orderNo] = await ordersOf(info);
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'insufficient_balance' });
    await books.deliveries(0).run();
    expect(await ownMovements()).toMatchObject([{ status: 'declined' }]);
    expect(await books.place(request, info)).toEqual(answer);
  });

  it('O2 R27 a call no longer counts as load once it waits for the wallet', async () => {
    const info = { ...(await newPlayer()), onWait: () => void events.push('waits') };
    const events: string[] = [];
    const wallet: OperatorWallet = {
      acquirePermission: () => true,
      call: (name, body) => {
        events.push(name);
        return books.client.call(name, body);
      },
    };
    await placeThroughOperator(books.context, wallet, singleRequest({ gameId: game }, '10'), info);
    await placeThroughOperator(books.context, wallet, singleRequest({ gameId: game }, '0.01'), info);
    expect(events).toEqual(['waits', 'debit']);
  });

  it('O1 the bets of one request are debited one by one', async () => {
    const info = await newPlayer('1500');
    const { bets, ...request } = singleRequest({ gameId: game }, '10');
    const answer = await books.place({ ...request, bets: [...bets, ...bets] }, info);
    expect(answer.results.map(({ receive_status }) => receive_status).sort()).toEqual([0, 2]);
    expect(await balanceOf()).toBe('500');
  });

  it('O1 a repeated request gets the answer again and no second debit, also by its request id', async () => {
    const info = await newPlayer();
    const request = singleRequest({ gameId: game }, '10');
    const answers = await Promise.all([0, 1, 2].map(() => books.place(request, info)));
    expect(answers.flatMap(({ results }) => results.map(({ order_no }) => order_no))).toHaveLength(3);
    const again = await books.place(request, info);
    expect(again.results).toMatchObject([{ receive_status: 0 }]);
    const call = { lang: 2, request_id: request.request_id } as const;
    const read = await readPlacementThroughOperator(books.context, call, info);
    expect(read).toMatchObject({ kind: 'ok', data: { found: 1, answer: again } });
    expect(await ownMovements()).toHaveLength(1);
    expect(await balanceOf()).toBe('9000');
  });

  it('BET-8 a live bet is debited at once and accepted after its delay', async () => {
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 1 })]);
    const info = await newPlayer();
    const answer = await books.place(singleRequest({ gameId: game }, '10'), info);
    expect(answer.results).toMatchObject([{ receive_status: 1, delay_ms: 6_000 }]);
    expect(await balanceOf()).toBe('9000');
    books.context.setNow(NOW + 6_000);
    await acceptOrRejectHeldBets(books.context);
    expect(await stateOf(answer.results[0]?.order_no)).toMatchObject({ receiveStatus: 0 });
  });

  it('O1 a refused bet calls no wallet', async () => {
    const info = await newPlayer();
    const answer = await books.place(singleRequest({ gameId: game }, '0.01'), info);
    expect(answer.results).toMatchObject([{ receive_status: 2, error: { refusal: 'amount_low' } }]);
    expect(await ownMovements()).toEqual([]);
  });
});

const UNKNOWN = [
  ['bad-input 271: the wallet answers HTML', 'html'],
  ['bad-input 272: the wallet answers for another debit', 'other_id'],
  ['bad-input 273: the wallet redirects', 'redirect'],
  ['O1 the answer is lost after the debit', 'lost'],
  ['O1 the connection ends before the debit', 'refuse_connection'],
  ['O1 the wallet answers with status 500 after the debit', 'failure'],
  ['O1 the wallet answers with status 503 before the debit', 'failure_before'],
  ['O1 the wallet answers after the time-out', 'late'],
  ['O1 the wallet never answers', 'never'],
] as const;

describe('unknown is not yes', () => {
  it.each(UNKNOWN)('%s: the bet is refused, and the debit is rolled back', async (_name, fault) => {
    const info = await newPlayer();
    await books.wallet.fail([fault]);
    const answer = await books.place(singleRequest({ gameId: game }, '10'), info);
    expect(answer.results).toMatchObject([
      { order_no: null, receive_status: 2, error: { refusal: 'wallet_unavailable' } },
    ]);
    await books.wallet.fail([]);
    await books.settleDown();
    expect(await balanceOf()).toBe('10000');
    const [orderNo] = await ordersOf(info);
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'wallet_unavailable' });
    // Whatever arrives later with this id takes nothing.
    const money = { player_id: `player ${number}`, currency: 'CNY', amount: '1000' };
    const late = { transaction_id: orderNo ?? '', bet_id: null, kind: 'stake', ...money } as const;
    expect(await books.client.call('debit', late)).toMatchObject({ answer: { status: 'declined' } });
    expect(await balanceOf()).toBe('10000');
  });

  it('bad-input 275: success with a negative balance is taken, with an alarm', async () => {
    const info = await newPlayer();
    await books.wallet.fail(['negative']);
    const answer = await books.place(singleRequest({ gameId: game }, '10'), info);
    expect(answer).toMatchObject({ amount: '0.00', results: [{ receive_status: 0 }] });
    expect(books.logged).toContain("operator's wallet answered a negative balance");
  });

  it('O1 a server that dies after the intent: the leader rejects the bet and rolls back', async () => {
    const info = await newPlayer();
    const request = singleRequest({ gameId: game }, '10');
    const { held } = await placeFunded(books.context, request, info, () => true);
    const [orderNo = ''] = held.map((stake) => stake.orderNo);
    await acceptOrRejectHeldBets(books.context);
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    const money = { player_id: `player ${number}`, currency: 'CNY', amount: '1000' };
    await books.client.call('debit', { transaction_id: orderNo, bet_id: orderNo, kind: 'stake', ...money });
    await books.deliveries().run();
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await books.settleDown();
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 2 });
    expect(await balanceOf()).toBe('10000');
    expect(await ownMovements()).toMatchObject([{ id: orderNo, status: 'rolled_back' }]);
    expect((await books.place(request, info)).results).toMatchObject([{ receive_status: 2 }]);
  });

  it('O2 no lock is held while the wallet is called', async () => {
    const slow = await newPlayer();
    const other = await newPlayer();
    await books.wallet.fail(['never']);
    const waiting = books.place(singleRequest({ gameId: game }, '10'), slow);
    await expect.poll(() => ordersOf(slow)).toHaveLength(1);
    await books.wallet.fail([]);
    const answer = await books.place(
      parlayRequest([{ gameId: game }, { gameId: game - 1 }, { gameId: game - 2 }], '5'),
      other,
    );
    expect(answer.results).toMatchObject([{ receive_status: 0 }]);
    const text = `select count(*)::int as locks from pg_locks l join pg_stat_activity a using (pid)
      where a.datname = current_database() and l.locktype = $1 and not l.granted`;
    expect(await ask(books.context.databaseUrl, text, ['transactionid'])).toEqual([{ locks: 0 }]);
    expect(await stateOf((await ordersOf(slow))[0])).toMatchObject({ receiveStatus: 1 });
    expect((await waiting).results).toMatchObject([{ receive_status: 2 }]);
  });
});

describe('payouts', () => {
  const won = async (info: Player): Promise<string> => {
    const answer = await books.place(singleRequest({ gameId: game }, '10'), info);
    return answer.results[0]?.order_no ?? '';
  };

  it('O1 a payout is queued with the settlement, survives a dead wallet and is credited once', async () => {
    const info = await newPlayer();
    const orderNo = await won(info);
    await books.wallet.kill();
    await settle(wholeResult(game));
    await books.deliveries().run();
    await books.deliveries().run();
    expect(await books.context.stores.wallets.verify()).toEqual([]);
    await books.wallet.start();
    await books.wallet.fail(['lost', 'twice', 'failure', 'html'], 60);
    await books.settleDown();
    expect(await balanceOf()).toBe('11000');
    expect(await ownMovements()).toMatchObject([
      { id: orderNo, kind: 'debit' },
      { kind: 'credit', amount: '2000' },
    ]);
    const { calls } = await books.wallet.read();
    const credits = calls.filter((call) => call.call === 'credit' && call['bet_id'] === orderNo);
    expect(new Set(credits.map((call) => call['transaction_id'])).size).toBe(1);
    expect((await books.context.stores.wallets.read(info.caller.accountId))?.balance).toBe(11_000n);
  });

  it('O1 a void match refunds the stake', async () => {
    await won(await newPlayer());
    await settle([matchVoid(game)]);
    await books.settleDown();
    expect(await balanceOf()).toBe('10000');
  });

  it('O1 a bet that is rejected after its debit is refunded', async () => {
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 1 })]);
    const orderNo = await won(await newPlayer());
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 2 })]);
    books.context.setNow(NOW + 6_000);
    await acceptOrRejectHeldBets(books.context);
    expect(await stateOf(orderNo)).toMatchObject({ receiveStatus: 2 });
    await books.settleDown();
    expect(await balanceOf()).toBe('10000');
  });

  const correct = async (winner: 1 | 2): Promise<void> => {
    const facts = { winner: teamOf(game, winner), score_1: winner === 1 ? 2 : 0, score_2: winner === 1 ? 0 : 2 };
    const by = ['ada', 'bob'] as const;
    await correctResult(books.context, { gameId: game, round: null, facts, reason: 'typing error', by });
  };
  const debtOf = ({ caller }: Player): Promise<bigint> => books.context.stores.seamless.lockDebt(caller.accountId);

  it('R7 a correction collects the payout from the wallet', async () => {
    const info = await newPlayer();
    await won(info);
    await settle(wholeResult(game));
    await books.settleDown();
    expect(await balanceOf()).toBe('11000');
    await correct(2);
    expect(await debtOf(info)).toBe(2_000n);
    await books.settleDown();
    expect(await balanceOf()).toBe('9000');
    expect(await debtOf(info)).toBe(0n);
  });

  it('R7 a correction that the wallet declines stays a debt, which the next payout repays', async () => {
    const info = await newPlayer('1000');
    await won(info);
    await settle(wholeResult(game));
    await books.settleDown();
    await books.wallet.fund(`player ${number}`, '-2000');
    await correct(2);
    await books.settleDown();
    expect(await debtOf(info)).toBe(2_000n);
    expect(await balanceOf()).toBe('0');
    await correct(1);
    await books.settleDown();
    expect(await debtOf(info)).toBe(0n);
    expect(await balanceOf()).toBe('0');
  });

  it('R7 a correction before the first delivery: credit, then debit, in order', async () => {
    await won(await newPlayer());
    await settle(wholeResult(game));
    await correct(2);
    await books.settleDown();
    expect(await balanceOf()).toBe('9000');
    expect((await ownMovements()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['debit', '1000'],
      ['credit', '2000'],
      ['debit', '2000'],
    ]);
  });
});

it('O1 a dead wallet stops betting at once, until a probe is answered', async () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  const info = await newPlayer();
  const guarded = { acquirePermission: () => breaker.acquirePermission(), call: books.client.call.bind(books.client) };
  const place = async () =>
    await placeThroughOperator(books.context, guarded, singleRequest({ gameId: game }, '1'), info);
  for (let failure = 0; failure < 5; failure += 1) breaker.observe(false);
  expect(await place()).toEqual({ kind: 'refused', refusal: 'wallet_unavailable' });
  expect(await ordersOf(info)).toEqual([]);
  now += 2_000;
  expect(await place()).toMatchObject({ kind: 'ok', data: { results: [{ receive_status: 0 }] } });
  expect(await place()).toEqual({ kind: 'refused', refusal: 'wallet_unavailable' });
  breaker.observe(true);
  expect(await place()).toMatchObject({ kind: 'ok', data: { results: [{ receive_status: 0 }] } });
});

it('O1 balances of unknown players do not stop betting, other failures in a row do', async () => {
  const breaker = new CircuitBreaker(() => 0);
  const client = books.clientWith(breaker);
  const readBalances = async (fault: string) => {
    await books.wallet.fail([fault]);
    for (let count = 0; count < 5; count += 1)
      expect(await client.call('balance', { player_id: 'nobody', currency: 'CNY' })).toMatchObject({ kind: 'unknown' });
  };
  await readBalances('no_player');
  expect(breaker.acquirePermission()).toBe(true);
  await readBalances('failure_before');
  expect(breaker.acquirePermission()).toBe(false);
  client.close();
});

it('O1 random faults: every bet has one debit or none, and both sides have the same sums', async () => {
  const info = await newPlayer('2000');
  await books.wallet.fail(['lost', 'slow', 'twice', 'html', 'failure_before', 'refuse_connection'], 30);
  const lanes = Array.from({ length: 5 }, async () => {
    for (let bet = 0; bet < 6; bet += 1) await books.place(singleRequest({ gameId: game }, '1'), info);
  });
  await Promise.all(lanes);
  await books.wallet.kill();
  await books.wallet.start();
  await settle(wholeResult(game));
  await books.settleDown();
  const orders = await ordersOf(info);
  expect(orders).toHaveLength(30);
  const states = await statesOf(orders);
  const taken = states.filter(({ receiveStatus }) => receiveStatus === 0).length;
  const moved = await ownMovements();
  expect(moved.filter(({ kind, status }) => kind === 'debit' && status === 'done')).toHaveLength(taken);
  expect(moved.filter(({ kind }) => kind === 'credit')).toHaveLength(taken);
  expect(await balanceOf()).toBe(String(2_000 + 100 * taken));
});

describe('reconciliation', () => {
  const today = (): string => new Date().toISOString().slice(0, 10);
  const reconcile = async () => await reconcileDay(books.context.stores.seamless, books.client, today());

  it('O1 lists of both sides are compared, open movements apart', async () => {
    await books.settleDown();
    expect(await reconcile()).toMatchObject({ open: 0, differences: [] });
    const info = await newPlayer();
    await placeFunded(books.context, singleRequest({ gameId: game }, '10'), info, () => true);
    expect(await reconcile()).toMatchObject({ open: 1, differences: [] });
  });

  it('O1 names what only one side has, and what differs', async () => {
    await books.place(singleRequest({ gameId: game }, '10'), await newPlayer());
    const [debit] = await ownMovements();
    const forged = { player_id: `player ${number}`, currency: 'CNY', amount: '7' };
    await books.client.call('credit', { transaction_id: 'forged', bet_id: null, ...forged });
    const money = { ...forged, amount: '1000' };
    await books.client.call('rollback', { transaction_id: debit?.id ?? '', ...money });
    const { differences } = await reconcile();
    expect(differences.map(({ transactionId, what }) => [transactionId, what])).toEqual([
      [debit?.id, 'was rolled back in the wallet, and not here'],
      ['forged', 'is unknown here: credit 7 CNY'],
    ]);
  });

  it('O1 says that the list could not be read', async () => {
    await books.wallet.fail(['html']);
    await expect(reconcile()).rejects.toThrow("The operator's wallet did not answer with its list");
  });
});
