import type { MatchFacts } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { correctResult, type ResultCorrection } from '../../src/settlement/correct-result';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapResult,
  matchEvents,
  matchResult,
  notPlayed,
  PLAY,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';

let context: Settling['context'];
let client: Settling['client'];
let settling: Settling;
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context, client } = shared);
  },
  () => {
    game += 4;
    return [0, 1, 2, 3].flatMap((n) => matchEvents(game + n));
  },
);

const BY = ['Ada', 'Ben'] as const;

const correct = (fields: Partial<ResultCorrection> = {}) =>
  correctResult(context, { gameId: game, round: null, facts: lostFacts(), reason: 'wrong side', by: BY, ...fields });

const lostFacts = (gameId = game): MatchFacts => ({ winner: teamOf(gameId, 2), score_1: 0, score_2: 2 });

const wonFacts = (gameId = game): MatchFacts => ({ winner: teamOf(gameId, 1), score_1: 2, score_2: 0 });

const walletOf = async (accountId: number) => {
  const { rows } = await client.query<{ balance: string; debt: string }>(
    'select balance, debt from wallets where account_id = $1',
    [accountId],
  );
  return { balance: Number(rows[0]?.balance), debt: Number(rows[0]?.debt) };
};

async function booksOf(orderNo: string) {
  const { rows } = await client.query<{ kind: string; account: string; amount: string }>(
    `select t.kind, split_part(e.account, ':', 1) || case when e.account like 'house:%' then ':' || split_part(e.account, ':', 2)
       else '' end as account, e.amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     where t.order_no = $1 order by t.id, e.account`,
    [orderNo],
  );
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

describe('a corrected result', () => {
  it('R7 reverses what was paid and settles again; every step remains in the ledger', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    expect(await correct()).toMatchObject({ kind: 'corrected', revision: 2, bets: 1 });
    expect(await settling.betOf(orderNo)).toMatchObject({
      prizeStatus: 2,
      payout: 0n,
      revision: 2,
      legs: [{ outcome: 'lost' }],
    });
    expect(await walletOf(info.caller.accountId)).toEqual({ balance: 9_000, debt: 0 });
    expect(await booksOf(orderNo)).toEqual([
      'stake house:stakes 1000',
      'stake player -1000',
      'settlement house:result -1000',
      'settlement house:stakes -1000',
      'settlement player 2000',
      'reversal house:result 1000',
      'reversal house:stakes 1000',
      'reversal player -2000',
      'settlement house:result 1000',
      'settlement house:stakes -1000',
    ]);
    await settling.booksAreRight();
  });

  it('R7 pays who had lost, with the reason in the settlement and the facts of both times in the history', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game, side: 2 }, '10'), info);
    await settling.settle(wholeResult(game));
    await correct();
    expect(await settling.betOf(orderNo)).toMatchObject({ prizeStatus: 1, payout: 2_000n, revision: 2 });
    const { rows } = await client.query(
      'select revision, reason, source, payout, legs from settlements where order_no = $1 order by revision',
      [orderNo],
    );
    expect(rows).toMatchObject([
      {
        revision: 1,
        reason: null,
        source: 'test',
        legs: [{ position: 0, odd: 2_000, outcome: 'lost', result: '2:0' }],
      },
      { revision: 2, reason: 'wrong side', source: 'correction', legs: [{ outcome: 'won', result: '0:2' }] },
    ]);
    const history = await client.query('select * from result_revisions where game_id = $1', [game]);
    expect(history.rows).toMatchObject([
      {
        round: 0,
        revision: 2,
        facts_before: wonFacts(),
        facts: lostFacts(),
        reason: 'wrong side',
        approved_by: [...BY],
      },
    ]);
    await settling.booksAreRight();
  });

  it('R7 what the balance cannot return is owed, and repaid from later payouts first', async () => {
    const info = await context.player('10');
    const won = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    const spent = await placed(context, singleRequest({ gameId: game + 1 }, '15'), info);
    await correct();
    const { accountId } = info.caller;
    expect(await walletOf(accountId)).toEqual({ balance: 0, debt: 1_500 });
    expect((await booksOf(won)).filter((line) => line.startsWith('reversal'))).toEqual([
      'reversal debt -1500',
      'reversal house:result 1000',
      'reversal house:stakes 1000',
      'reversal player -500',
    ]);
    await settling.booksAreRight();
    await settling.settle(wholeResult(game + 1));
    expect(await walletOf(accountId)).toEqual({ balance: 1_500, debt: 0 });
    expect((await booksOf(spent)).slice(2)).toEqual([
      'settlement debt 1500',
      'settlement house:result -1500',
      'settlement house:stakes -1500',
      'settlement player 1500',
    ]);
    expect(await settling.betOf(spent)).toMatchObject({ payout: 3_000n });
    await settling.booksAreRight();
  });

  it('R7 two corrections that cancel out end as the first result did', async () => {
    const info = await context.player('100');
    const bets = await Promise.all(
      ([1, 2] as const).map((side) => placed(context, singleRequest({ gameId: game, side }, '10'), info)),
    );
    await settling.settle(wholeResult(game));
    await correct();
    await correct({ facts: wonFacts() });
    expect(await settling.betOf(bets[0])).toMatchObject({ prizeStatus: 1, payout: 2_000n, revision: 3 });
    expect(await settling.betOf(bets[1])).toMatchObject({ prizeStatus: 2, payout: 0n, revision: 3 });
    expect(await walletOf(info.caller.accountId)).toEqual({ balance: 10_000, debt: 0 });
    await settling.booksAreRight();
  });

  it('R7 leaves unchanged bets alone and writes nothing about them to the ledger', async () => {
    const info = await context.player('100');
    const winner = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const handicap = await placed(context, singleRequest({ gameId: game, play: PLAY.handicap }, '10'), info);
    const onMap = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    await settling.settle(wholeResult(game));
    const facts = { ...wonFacts(), score_2: 1 };
    expect(await correct({ facts })).toMatchObject({ kind: 'corrected', bets: 1 });
    expect(await settling.betOf(winner)).toMatchObject({ revision: 1, legs: [{ outcome: 'won', result: '2:1' }] });
    expect(await settling.betOf(handicap)).toMatchObject({ revision: 2, prizeStatus: 2 });
    expect(await settling.betOf(onMap)).toMatchObject({ revision: 1 });
    expect(await correct({ facts })).toMatchObject({ kind: 'corrected', revision: 3, plays: 0, bets: 0 });
    await settling.booksAreRight();
  });

  it('R7 of a map concerns the plays of that map alone; one that was not played after all refunds the stakes', async () => {
    const info = await context.player('100');
    const onMap = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    const winner = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    const event = notPlayed(game, 1);
    if (event.type !== 'map-result') throw new Error('no result');
    await correct({ round: 1, facts: event.facts });
    expect(await settling.betOf(onMap)).toMatchObject({
      isCancel: 1,
      payout: 1_000n,
      revision: 2,
      legs: [{ voidReason: 'not_played' }],
    });
    expect(await settling.betOf(winner)).toMatchObject({ revision: 1 });
    await settling.booksAreRight();
  });
});

describe('no-silent-backward-state', () => {
  const legs = () => [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];

  it('I5 a parlay lost early whose lost leg is corrected never reads open again', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, parlayRequest(legs(), '10'), info);
    await settling.settle([live(game, { status: 2 }), mapResult(game, 1), matchResult(game, lostFacts())]);
    expect(await settling.betOf(orderNo)).toMatchObject({ prizeStatus: 2, revision: 1 });
    await correct({ facts: wonFacts() });
    expect(await settling.betOf(orderNo)).toMatchObject({
      prizeStatus: 2,
      payout: 0n,
      revision: 1,
      legs: [{ outcome: 'won' }, {}, {}],
    });
    await settling.settle([...wholeResult(game + 1), ...wholeResult(game + 2)]);
    expect(await settling.betOf(orderNo)).toMatchObject({ prizeStatus: 1, payout: 8_000n, revision: 2 });
    expect(await walletOf(info.caller.accountId)).toEqual({ balance: 17_000, debt: 0 });
    await settling.booksAreRight();
  });

  it.each([
    "update bets set settle_time = null, payout = null, settlement_odds = null, prize_status = 0, is_cancel = 0 where order_no = '@'",
    "update bets set payout = payout + 1 where order_no = '@'",
    "update bets set prize_status = 2 where order_no = '@'",
    "update bets set revision = revision - 1 where order_no = '@'",
    "update bets set revision = revision + 2 where order_no = '@'",
    "update bets set revision = revision + 1, payout = 1 where order_no = '@'",
  ])('I5 the database refuses: %s', async (statement) => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    await expect(client.query(statement.replace('@', orderNo))).rejects.toThrow(/further revision|foreign key/);
  });

  it.each(['update result_revisions set reason = $1', 'delete from result_revisions where reason = $1'])(
    'I5 the history of results stays: %s',
    async (statement) => {
      await settling.settle(wholeResult(game));
      await correct();
      await expect(client.query(statement, ['x'])).rejects.toThrow('append-only');
    },
  );
});

describe('who corrects', () => {
  it.each([[['Ada', 'Ada']], [['Ada', ' ada ']], [['Ada', '']], [[' ', 'Ben']]] as const)(
    'R7 %j are not two people',
    async (by) => {
      await settling.settle(wholeResult(game));
      expect(await correct({ by: [by[0], by[1]] })).toEqual({ kind: 'refused', reason: 'same_person' });
      expect((await context.stores.results.lockMatch(game))?.match?.known).toEqual(wonFacts());
    },
  );

  it('R7 an unknown match, a map without its number and an outright of a match are refused', async () => {
    const event = mapResult(game, 1);
    if (event.type !== 'map-result') throw new Error('no result');
    expect(await correct({ gameId: 999_999 })).toEqual({ kind: 'refused', reason: 'unknown_match' });
    expect(await correct({ facts: event.facts })).toEqual({ kind: 'refused', reason: 'wrong_facts' });
    expect(await correct({ round: 1 })).toEqual({ kind: 'refused', reason: 'wrong_facts' });
    expect(await correct({ facts: { winners: [1], withdrawn: [] } })).toEqual({
      kind: 'refused',
      reason: 'wrong_facts',
    });
  });
});

describe('after the correction', () => {
  it('R7 a resettlement later than 24 hours leaves a notice, an earlier one does not', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    context.setNow(NOW + 24 * 3_600_000);
    await correct();
    const notices = async (): Promise<unknown[]> => {
      const { rows } = await client.query<{ kind: string }>('select * from notices where order_no = $1', [orderNo]);
      return rows;
    };
    expect(await notices()).toEqual([]);
    context.setNow(NOW + 24 * 3_600_000 + 1);
    await correct({ facts: wonFacts() });
    expect(await notices()).toMatchObject([
      { account_id: String(info.caller.accountId), kind: 'resettled_late', at: String(NOW + 24 * 3_600_000 + 1) },
    ]);
  });

  it('R7 the bet with its revision and the balance are published to the player', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    await context.publisher.drain();
    await correct();
    expect((await context.publisher.publishCommitted()).players.map(({ change }) => change)).toMatchObject([
      { type: 'bet', bet: { order_no: orderNo, revision: 2, prize_status: 2, settlement_amount: '0.00' } },
      { type: 'balance', balance: { amount: '90.00' } },
    ]);
  });

  it('R6 what a crash leaves between the decision and the bets is found by the sweep, once', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    const inTransaction: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => {
        const lockBets = () => Promise.reject(new Error('killed'));
        return work({ ...stores, settlements: { ...stores.settlements, lockBets } });
      });
    const killed = correctResult(
      { ...context, inTransaction },
      { gameId: game, round: null, facts: lostFacts(), reason: 'wrong side', by: BY },
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await settling.betOf(orderNo)).toMatchObject({ revision: 1, prizeStatus: 1 });
    await settling.booksAreRight();
    await Promise.all([1, 2, 3].map(() => settleBets(context, null)));
    expect(await settling.betOf(orderNo)).toMatchObject({ revision: 2, prizeStatus: 2 });
    expect(await settleBets(context, null)).toBe(0);
    await settling.booksAreRight();
  });

  it('R7 a debt that comes between reading and paying is seen: the batch is settled once more from the start', async () => {
    const info = await context.player('10');
    await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    await placed(context, singleRequest({ gameId: game + 1 }, '20'), info);
    await correct();
    expect(await walletOf(info.caller.accountId)).toEqual({ balance: 0, debt: 2_000 });
    await ingestFeedEvents(context, wholeResult(game + 1));
    let reads = 0;
    const inTransaction: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => {
        const lockBets: typeof stores.settlements.lockBets = async (orderNos) => {
          const batch = await stores.settlements.lockBets(orderNos);
          reads += 1;
          return reads === 1 ? { ...batch, wallets: null } : batch;
        };
        return work({ ...stores, settlements: { ...stores.settlements, lockBets } });
      });
    await settlePlays({ ...context, inTransaction });
    expect(reads).toBe(3);
    expect(await walletOf(info.caller.accountId)).toEqual({ balance: 2_000, debt: 0 });
  });
});
