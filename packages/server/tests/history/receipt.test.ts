import { CALLS, type BetReceipt, type ReceiptLeg } from '@clutchline/contract';
import { parseOdd, settleBet } from '@clutchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { correctResult } from '../../src/settlement/correct-result';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readHistory } from '../../src/history/read-history';
import { readReceipt } from '../../src/history/read-receipt';
import type { CallInfo } from '../../src/platform/calls';
import { swapTeam } from '../../src/pools/swap-team';
import {
  freshId,
  parlayRequest,
  placed,
  singleRequest,
  understood,
} from '@clutchline/test-support/server/bet-requests';
import { matchEvents, matchVoid, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

let settling: Settling;
let context: Settling['context'];

beforeAll(async () => {
  settling = await openSettling();
  ({ context } = settling);
  await ingestFeedEvents(
    context,
    [1, 2, 3, 4, 5, 6].flatMap((game) => [...matchEvents(game), winnerPool(game)]),
  );
});
afterAll(() => settling.close());

const decided = ({ outcome, void_reason, dead_heat, rule, result }: ReceiptLeg) => ({
  outcome,
  void_reason,
  dead_heat,
  rule,
  result,
});

/** From the receipt alone. */
const recompute = ({ bet, revisions }: BetReceipt) =>
  settleBet({
    stake: 1_000n,
    cap: null,
    sizes: bet.sizes,
    legs: (revisions.at(-1)?.legs ?? []).map(({ odd, outcome, dead_heat }) => ({
      odd: parseOdd(odd),
      outcome,
      dead_heat,
    })),
  });

const receiptOf = (orderNo: string, info: CallInfo) => readReceipt(context, { lang: 2, order_no: orderNo }, info);

it('BET-9 a receipt contains every settlement, oldest first, with source, reason, rule and result', async () => {
  const info = await context.player('100');
  const orderNo = await placed(context, singleRequest({ gameId: 1 }, '10'), info);
  expect(understood(await receiptOf(orderNo, info)).revisions).toEqual([]);
  await settling.settle(wholeResult(1));
  const facts = { winner: teamOf(1, 2), score_1: 0, score_2: 2 };
  await correctResult(context, { gameId: 1, round: null, facts, reason: 'wrong side', by: ['Ada', 'Ben'] });
  const receipt = understood(await receiptOf(orderNo, info));
  expect(receipt).toMatchObject({
    bet: { order_no: orderNo, revision: 2, settlement_amount: '0.00' },
    cap: '100000.00',
    is_pool: 0,
    revisions: [
      { revision: 1, source: 'test', reason: null, prize_status: 1, settlement_amount: '20.00' },
      { revision: 2, source: 'correction', reason: 'wrong side', prize_status: 2, settlement_amount: '0.00' },
    ],
  });
  expect(receipt.revisions.map(({ legs }) => legs)).toMatchObject([
    [{ odd: '2.000', outcome: 'won', rule: 'match-winner@1', result: '2:0', closing_odd: null }],
    [{ odd: '2.000', outcome: 'lost', rule: 'match-winner@1', result: '0:2' }],
  ]);
  expect(z.parse(CALLS.getBetReceipt.response, receipt)).toEqual(receipt);
});

it('D8 a combo lost early: receipt and history give one answer for the legs that were open then', async () => {
  const info = await context.player('100');
  const legs = [{ gameId: 4, side: 2 as const }, { gameId: 5 }, { gameId: 6, side: 2 as const }];
  const orderNo = await placed(context, parlayRequest(legs, '10'), info);
  const outcomes = async () => {
    const history = { lang: 2, days: 7, state: 'all', page: 1, page_size: 10 } as const;
    const { items } = understood(await readHistory(context, history, info));
    const receipt = understood(await receiptOf(orderNo, info));
    expect(z.parse(CALLS.getBetReceipt.response, receipt)).toEqual(receipt);
    const [revision, ...others] = receipt.revisions;
    expect(others).toEqual([]);
    const listed = items.find((item) => item.order_no === orderNo)?.legs.map(decided);
    expect(receipt.bet.legs.map(decided)).toEqual(listed);
    expect(revision?.legs.map(decided)).toEqual(listed);
    const again = recompute(receipt);
    expect(again).toMatchObject({ state: 'lost', payout: 0n, settlementOdds: revision?.settlement_odds });
    return listed?.map(({ outcome }) => outcome);
  };
  await settling.settle(wholeResult(4));
  expect(await outcomes()).toEqual(['lost', 'pending', 'pending']);
  await settling.settle(wholeResult(5));
  expect(await outcomes()).toEqual(['lost', 'won', 'pending']);
  await settling.settle([matchVoid(6)]);
  expect(await outcomes()).toEqual(['lost', 'won', 'void']);
});

it('BET-2 a receipt of a pool contains its closing odds; the history finds it as a pool', async () => {
  const info = await context.player('200');
  const won = await placed(context, poolRequest(2, POOL.winner, 1, '40'), info);
  await placed(context, poolRequest(2, POOL.winner, 2, '60'), info);
  await settling.settle(wholeResult(2));
  const receipt = understood(await receiptOf(won, info));
  expect(z.parse(CALLS.getBetReceipt.response, receipt)).toEqual(receipt);
  expect(receipt).toMatchObject({
    cap: null,
    is_pool: 1,
    revisions: [{ settlement_amount: '92.00', legs: [{ outcome: 'won', closing_odd: '2.300' }] }],
  });
  const request = { lang: 2, days: 7, state: 'all', kind: 'pool', page: 1, page_size: 10 } as const;
  expect(understood(await readHistory(context, request, info))).toMatchObject({
    total: 2,
    totals: [{ bets: 2, staked: '100.00', open: '0.00', returned: '92.00', profit: '-8.00' }],
  });
});

it('BET-5 a swapped ticket has no settlement, and its stake is summed once', async () => {
  const info = await context.player('100');
  const old = await placed(context, poolRequest(3, POOL.winner, 1, '40'), info);
  const swapped = understood(await swapTeam(context, { lang: 2, request_id: freshId(), order_no: old }, info));
  expect(understood(await receiptOf(old, info))).toMatchObject({
    bet: { swapped_to: swapped.order_no, is_cancel: 1 },
    revisions: [],
  });
  const request = { lang: 2, days: 7, state: 'all', page: 1, page_size: 10 } as const;
  expect(understood(await readHistory(context, request, info))).toMatchObject({
    total: 2,
    totals: [{ bets: 1, staked: '40.00', open: '40.00', returned: '0.00', profit: '0.00' }],
  });
});

it('S1 bad-input 65: the ticket of another player is not found', async () => {
  const [one, two] = [await context.player('100'), await context.player('100')];
  const orderNo = await placed(context, singleRequest({ gameId: 3 }, '10'), one);
  expect(await receiptOf(orderNo, two)).toEqual({ kind: 'refused', refusal: 'no_order' });
  expect(await receiptOf('0'.repeat(26), one)).toEqual({ kind: 'refused', refusal: 'no_order' });
});
