import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { parlayRequest, place, placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, PLAY, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let owner: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  owner = new pg.Client({ connectionString: context.databaseUrl });
  await owner.connect();
  await ingestFeedEvents(
    context,
    [1, 2, 3].flatMap((gameId) => matchEvents(gameId)),
  );
});
afterAll(async () => {
  expect(await context.stores.wallets.verify()).toEqual([]);
  await owner.end();
  await context.close();
});

describe('win-without-debit', () => {
  const COPY = `insert into bets (order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id)
    select 'NODEBIT', account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, `;

  it('R5 the database accepts no bet without the ledger transaction of its stake, nor two bets on one', async () => {
    await placed(context, singleRequest({ gameId: 1 }, '10'), await context.player('100'));
    await expect(owner.query(`${COPY} null from bets limit 1`)).rejects.toThrow('null value');
    await expect(owner.query(`${COPY} 999999999 from bets limit 1`)).rejects.toThrow('foreign key');
    await expect(owner.query(`${COPY} stake_transaction_id from bets limit 1`)).rejects.toThrow('unique');
  });

  it('R4 a debit that is no debit is found: a stake transaction of the house alone', async () => {
    await owner.query('begin');
    await owner.query(`with t as (
        insert into ledger_transactions (kind, order_no, at) values ('stake', 'NODEBIT', 0) returning id
      ), e as (
        insert into ledger_entries (transaction_id, account, currency_id, amount)
        select id, 'house:stakes', 1, 1000 from t union all select id, 'house:result', 1, -1000 from t
      ) ${COPY} t.id from bets, t limit 1`);
    await owner.query('commit');
    const faults = await context.stores.wallets.verify();
    expect(faults.map(({ invariant }) => invariant)).toContain('I3');
    await owner.query(`set session_replication_role = replica;
      delete from bets where order_no = 'NODEBIT';
      delete from ledger_entries where transaction_id = (select id from ledger_transactions where order_no = 'NODEBIT');
      delete from ledger_transactions where order_no = 'NODEBIT'; set session_replication_role = origin`);
  });
});

describe('nested-legs', () => {
  it('SLIP-6 bad-input 46: lines of one match that lie in each other are no combo', async () => {
    const request = parlayRequest([{ gameId: 1 }, { gameId: 1, play: PLAY.handicap }, { gameId: 2 }], '10');
    expect(await refusalOf(context, request, await context.player('100'))).toMatchObject({ refusal: 'one_per_match' });
  });

  it('SLIP-6 bad-input 46: neither are they where a feed lists the match twice', async () => {
    const twin = matchEvents(4).map((event) => {
      if (event.type === 'match') return { ...event, team_id_1: teamOf(1, 1), team_id_2: teamOf(1, 2) };
      if (event.type !== 'play') return event;
      const points = event.points.map((point) =>
        point.pick.kind === 'team' ? { ...point, pick: { ...point.pick, team_id: point.pick.team_id - 30 } } : point,
      );
      return { ...event, points };
    });
    await ingestFeedEvents(context, twin);
    const request = parlayRequest([{ gameId: 1 }, { gameId: 4, play: PLAY.handicap }, { gameId: 2 }], '10');
    expect(await refusalOf(context, request, await context.player('100'))).toMatchObject({ refusal: 'correlated' });
  });
});

describe('no-silent-backward-state', () => {
  it('I5 a bet that was won is never open again, nor anything else without a further settlement', async () => {
    const orderNo = await placed(context, singleRequest({ gameId: 3 }, '10'), await context.player('100'));
    await ingestFeedEvents(context, [live(3, { status: 2 }), ...wholeResult(3)]);
    await settlePlays(context);
    expect(await context.stores.bets.byOrderNos([orderNo])).toMatchObject([{ prizeStatus: 1, revision: 1 }]);
    const moves = [
      'prize_status = 0, settle_time = null, payout = null, revision = 0',
      'prize_status = 2, payout = 0',
      'is_cancel = 1, prize_status = 0, payout = stake',
    ];
    for (const move of moves)
      await expect(owner.query(`update bets set ${move} where order_no = $1`, [orderNo])).rejects.toThrow(
        'a further revision',
      );
    const forged = `update bets set prize_status = 2, payout = 0, revision = 2 where order_no = $1`;
    await expect(owner.query(forged, [orderNo])).rejects.toThrow('foreign key');
  });
});

describe('hot-market', () => {
  it('R35 nine of ten bets on one market, all at once with others: every one is answered, none is lost', async () => {
    await ingestFeedEvents(context, Array.from({ length: 20 }, (_, n) => matchEvents(100 + n)).flat());
    const players = await Promise.all(Array.from({ length: 40 }, () => context.player('1000')));
    const answers = await Promise.all(
      players.flatMap((info) =>
        Array.from({ length: 10 }, (_, n) => place(context, singleRequest({ gameId: n === 0 ? 101 : 100 }, '1'), info)),
      ),
    );
    expect(answers.flatMap(({ results }) => results.flatMap(({ error }) => error?.refusal ?? []))).toEqual([]);
    for (const { caller } of players)
      expect((await context.stores.wallets.read(caller.accountId))?.balance).toBe(99_000n);
  });
});

it('past-post-manual-event: R11 a match typed in with its start in the past accepts no bet, of a single or a combo', async () => {
  await ingestFeedEvents(context, matchEvents(50, { startTime: NOW - 60_000 }));
  const info = await context.player('100');
  expect(await refusalOf(context, singleRequest({ gameId: 50 }, '10'), info)).toMatchObject({
    refusal: 'past_cut_off',
  });
  const legs = [{ gameId: 50 }, { gameId: 1 }, { gameId: 2 }];
  expect(await refusalOf(context, parlayRequest(legs, '10'), info)).toMatchObject({ refusal: 'past_cut_off' });
});
