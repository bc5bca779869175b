import { setTimeout as sleep } from 'node:timers/promises';

import { understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, PLAY, playState, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeThroughOperator } from '../../src/seamless/place-through-operator';
import { reconcileDay } from '../../src/seamless/reconcile';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openDeskBooks } from '../desk/open-desk-books';
import { ReferredBooks } from '../desk/referred-bets';
import { openSeamlessBooks, type Player, type SeamlessBooks } from './seamless-books';

const WAIT = 60_000;
const OFFER = 20_000;

let books: SeamlessBooks;
let referred: ReferredBooks;
let game = 0;
let number = 0;
beforeAll(async () => {
  books = await openSeamlessBooks();
  referred = new ReferredBooks(await openDeskBooks(books.context), (request, info) =>
    placeThroughOperator(books.context, books.client, request, info),
  );
});
afterAll(async () => {
  await referred.books.close();
  await books.close();
});
beforeEach(async () => {
  game += 10;
  books.context.setNow(NOW);
  await books.wallet.fail([]);
  await ingestFeedEvents(books.context, matchEvents(game, { startTime: NOW + 3_600_000 }));
  await referred.switchOn(game);
});

const player = (amount = '10000'): Promise<Player> => books.player(`player ${(number += 1)}`, amount);
const refer = (info: Player) => referred.refer({ gameId: game }, info);
const balanceOf = async (): Promise<string | undefined> => (await books.wallet.read()).balances[`player ${number}`];
const movements = async () => {
  const all = (await books.wallet.read()).movements.filter(({ player: of }) => of === `player ${number}`);
  return all.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`);
};

/** Balances of the last player, lists of both sides, ledger and liability. */
async function expectAgreement({ caller }: Player): Promise<void> {
  await books.wallet.fail([]);
  await books.settleDown();
  const balance = (await books.context.stores.wallets.read(caller.accountId))?.balance;
  expect(await balanceOf()).toBe(String(balance));
  const today = new Date().toISOString().slice(0, 10);
  const compared = await reconcileDay(books.context.stores.seamless, books.client, today);
  expect(compared).toMatchObject({ open: 0, differences: [] });
  expect(await referred.faults()).toEqual([]);
}

const exposure = async (): Promise<string | undefined> => {
  const text = 'select sum(amount)::text as amount from exposures where point_id = $1 having count(*) > 0';
  const point = pointOf(game, PLAY.winner, 1);
  return (await ask<{ amount: string }>(books.context.databaseUrl, text, [point]))[0]?.amount;
};

it('DESK-12 O1 the stake of a referred bet is debited once, and a bet that is taken is settled as any', async () => {
  const info = await player();
  const orderNo = await refer(info);
  expect(await movements()).toEqual(['debit 8000 done']);
  expect(await balanceOf()).toBe('2000');
  await books.deliveries(0).run();
  expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
  await referred.answer(orderNo, { kind: 'take' });
  await referred.lead(1_000);
  expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 0, stake: 8_000n });
  await ingestFeedEvents(books.context, wholeResult(game));
  await settlePlays(books.context);
  await expectAgreement(info);
  expect(await movements()).toEqual(['debit 8000 done', 'credit 16000 done']);
  expect(await balanceOf()).toBe('18000');
});

const ENDS = [
  { name: 'a trader refuses it', after: 0, kind: 'refuse', isSuspended: false },
  { name: 'its time is over', after: WAIT, kind: null, isSuspended: false },
  { name: 'its market is suspended, though a trader takes it', after: 0, kind: 'take', isSuspended: true },
] as const;

it.each(ENDS)('DESK-12 O1 the stake is back once if $name, though the wallet fails', async (end) => {
  const info = await player();
  const orderNo = await refer(info);
  if (end.kind !== null) await referred.answer(orderNo, { kind: end.kind });
  if (end.isSuspended) await ingestFeedEvents(books.context, [playState(game, PLAY.winner, 'suspended')]);
  await books.wallet.fail(['failure', 'lost', 'html'], 60);
  await referred.lead(end.after);
  expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2 });
  await books.deliveries().run();
  await expectAgreement(info);
  expect(await movements()).toEqual(['debit 8000 done', 'credit 8000 done']);
  expect(await balanceOf()).toBe('10000');
});

it('DESK-12 O1 a smaller offer refunds the stake; its acceptance is a further debit, once', async () => {
  const info = await player();
  const orderNo = await refer(info);
  await referred.answer(orderNo, { kind: 'reoffer', stake: '5500', odd: null });
  await referred.lead(1_000);
  expect(await exposure()).toBe('5500');
  await books.settleDown();
  expect(await balanceOf()).toBe('10000');
  const requestId = 'accepts-by-the-wallet';
  const accept = async () => understood(await referred.accept(orderNo, info, requestId));
  const answer = await accept();
  expect(answer).toMatchObject({ amount: '45.00', results: [{ receive_status: 0, error: null }] });
  expect(await accept()).toEqual(answer);
  expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
  expect(await exposure()).toBe('5500');
  await expectAgreement(info);
  expect(await movements()).toEqual(['debit 8000 done', 'credit 8000 done', 'debit 5500 done']);
});

async function offeredTo(amount: string): Promise<{ readonly info: Player; readonly orderNo: string }> {
  const info = await player(amount);
  const orderNo = await refer(info);
  await referred.answer(orderNo, { kind: 'reoffer', stake: '5500', odd: null });
  await referred.lead(1_000);
  return { info, orderNo };
}

it('DESK-12 O1 an offer that is accepted before the refund arrives waits for it', async () => {
  const { info, orderNo } = await offeredTo('9000');
  const accepted = referred.accept(orderNo, info);
  await sleep(200);
  await books.deliveries().run();
  expect(understood(await accepted)).toMatchObject({ amount: '35.00', results: [{ receive_status: 0, error: null }] });
  await expectAgreement(info);
  expect(await movements()).toEqual(['debit 8000 done', 'credit 8000 done', 'debit 5500 done']);
  expect(await exposure()).toBe('5500');
});

it('DESK-12 O1 an offer whose refund does not arrive in time stays open, and nothing is debited', async () => {
  const { info, orderNo } = await offeredTo('9000');
  const requestId = 'accepted-before-the-refund';
  const refused = { kind: 'refused', refusal: 'wallet_unavailable' };
  expect(await referred.accept(orderNo, info, requestId)).toEqual(refused);
  expect(await movements()).toEqual(['debit 8000 done']);
  expect(await exposure()).toBe('5500');
  await books.settleDown();
  expect(understood(await referred.accept(orderNo, info, requestId))).toMatchObject({ results: [{ error: null }] });
  await expectAgreement(info);
  expect(await balanceOf()).toBe('3500');
});

it('DESK-12 O1 an offer is accepted at once if the funds suffice without the refund, and declined if the wallet has less', async () => {
  const enough = await offeredTo('14000');
  expect(understood(await referred.accept(enough.orderNo, enough.info))).toMatchObject({ results: [{ error: null }] });
  await expectAgreement(enough.info);
  const spent = await offeredTo('8000');
  await books.settleDown();
  await books.wallet.fund(`player ${number}`, '-3000');
  const { results } = understood(await referred.accept(spent.orderNo, spent.info));
  expect(results).toMatchObject([{ order_no: null, receive_status: 2, error: { refusal: 'insufficient_balance' } }]);
  await expectAgreement(spent.info);
  expect(await exposure()).toBe('5500');
});

it('DESK-12 O1 an offer without an answer takes nothing', async () => {
  const info = await player();
  const orderNo = await refer(info);
  await referred.answer(orderNo, { kind: 'reoffer', stake: '5500', odd: 1_800 });
  await referred.lead(1_000);
  await referred.lead(1_000 + OFFER);
  expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
  await expectAgreement(info);
  expect(await movements()).toEqual(['debit 8000 done', 'credit 8000 done']);
  expect(await exposure()).toBe('0');
});

it.each(['lost', 'refuse_connection'])(
  'DESK-12 O1 a referred bet whose debit is unknown (%s) is refused, and no trader can take it',
  async (fault) => {
    const info = await player();
    await books.wallet.fail([fault]);
    await expect(refer(info)).rejects.toThrow('wallet_unavailable');
    const text = 'select order_no from bets where account_id = $1';
    const [bet] = await ask<{ order_no: string }>(books.context.databaseUrl, text, [info.caller.accountId]);
    const orderNo = bet?.order_no ?? '';
    expect((await referred.answer(orderNo, { kind: 'take' })).status).toBe(409);
    await referred.lead(1_000);
    await expectAgreement(info);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'wallet_unavailable' });
    expect(await balanceOf()).toBe('10000');
  },
);
