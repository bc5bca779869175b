import { randomUUID } from 'node:crypto';

import { parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import {
  mapFacts,
  matchEvents,
  PLAY,
  playOf,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { applyApprovedProposals } from '../../src/quarantine/apply-approved-proposals';
import { settlePlays } from '../../src/settlement/settle-plays';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

let books: TwoPersons;
let context: TwoPersons['context'];
let ann: TestOperator;
let bob: TestOperator;
let game = 500;
beforeAll(async () => {
  books = await openTwoPersons('settler');
  ({ ann, bob, context } = books);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  const events = [game, game + 1, game + 2].flatMap((each) => matchEvents(each));
  await ingestFeedEvents(context, [...events, winnerPool(game)]);
});

const settle = async (events: Parameters<typeof ingestFeedEvents>[1]) => {
  await ingestFeedEvents(context, events);
  await settlePlays(context);
};
const sql = (text: string, values: unknown[]) => ask(context.databaseUrl, text, values);
const player = () => context.player('100');
const betOf = async (orderNo: string) =>
  (await sql('select is_cancel, payout::text, revision from bets where order_no = $1', [orderNo]))[0];
const balanceOf = async ({ caller }: Awaited<ReturnType<typeof player>>) =>
  (await context.stores.wallets.read(caller.accountId))?.balance;
const stateOf = async (id: number) => (await sql('select state, outcome from desk_proposals where id = $1', [id]))[0];

async function carryOut(proposed: DeskReply): Promise<number> {
  expect(proposed.status).toBe(200);
  const seen = seenIn(proposed);
  expect(await approveAs(bob, seen)).toMatchObject({ status: 200, data: { state: 'approved' } });
  expect(await applyApprovedProposals(context)).toBe(1);
  expect(await stateOf(seen.proposal_id)).toMatchObject({ state: 'done' });
  expect(await applyApprovedProposals(context)).toBe(0);
  return seen.proposal_id;
}

const withEffect = z.looseObject({ effect: z.record(z.string(), z.unknown()) });
const effectOf = ({ data }: DeskReply) => z.parse(withEffect, data['preview']).effect;
const outcome = (side: 1 | 2, given: string, play: number = PLAY.winner) => ({
  point_id: pointOf(game, play, side),
  outcome: given,
  void_reason: given === 'void' ? 'no_result' : null,
  dead_heat: 1,
});
const byHand = (...outcomes: object[]) => ({
  kind: 'settle_play',
  payload: { play_id: playOf(game, PLAY.winner), outcomes },
});

describe('a play settled by hand', () => {
  it('DESK-6 BET-9 shows what it pays, and pays it by the rule operator-settle@1; a result later changes nothing', async () => {
    const [winner, loser] = [await player(), await player()];
    const won = await placed(context, singleRequest({ gameId: game }, '10'), winner);
    const lost = await placed(context, singleRequest({ gameId: game, side: 2 }, '20'), loser);
    const legs = [game, game + 1, game + 2].map((gameId) => ({ gameId }));
    await placed(context, parlayRequest(legs, '5'), winner);
    const proposed = await proposeAs(ann, byHand(outcome(1, 'won'), outcome(2, 'lost')));
    expect(effectOf(proposed)).toEqual({
      plays: [
        {
          ...{
            play_id: playOf(game, PLAY.winner),
            market: 'match_winner',
            round: 0,
            status_before: 1,
            status_after: 4,
          },
          points: [
            { point_id: pointOf(game, PLAY.winner, 1), before: null, after: 'won', void_reason: null },
            { point_id: pointOf(game, PLAY.winner, 2), before: null, after: 'lost', void_reason: null },
          ],
        },
      ],
      sums: [
        {
          ...{ currency_id: 1, tickets: 3, stay_open: 1, players: 2, stakes: '3500' },
          ...{ paid_before: '0', paid_after: '2000', debts: '0' },
        },
      ],
      largest: expect.arrayContaining([
        { order_no: won, currency_id: 1, stake: '1000', paid_before: null, paid_after: '2000' },
        { order_no: lost, currency_id: 1, stake: '2000', paid_before: null, paid_after: '0' },
      ]),
      pools: [],
    });
    await carryOut(proposed);
    expect([await betOf(won), await betOf(lost)]).toMatchObject([{ payout: '2000' }, { payout: '0' }]);
    await settle(wholeResult(game));
    expect(await betOf(won)).toMatchObject({ payout: '2000', revision: 1 });
    const facts = 'select facts, approved_by from result_revisions where game_id = $1';
    expect(await sql(facts, [game])).toMatchObject([
      { facts: { settled_play: playOf(game, PLAY.winner) }, approved_by: ['ann', 'bob'] },
    ]);
    const rules = 'select distinct rule from bet_legs where order_no = $1';
    expect(await sql(rules, [won])).toEqual([{ rule: 'operator-settle@1' }]);
  });

  it('DESK-6 bad-input 302 other points, too few, and a play with a result are refused', async () => {
    expect(problemOf(await proposeAs(ann, byHand(outcome(1, 'won'))))).toEqual([400, 'wrong-points']);
    const other = outcome(2, 'lost', PLAY.handicap);
    expect(problemOf(await proposeAs(ann, byHand(outcome(1, 'won'), other)))).toEqual([400, 'wrong-points']);
    const twice = await proposeAs(ann, byHand(outcome(1, 'won'), outcome(1, 'lost')));
    expect(problemOf(twice)).toEqual([400, 'wrong-points']);
    const wrong = { ...outcome(1, 'void'), void_reason: null };
    expect((await proposeAs(ann, byHand(wrong, outcome(2, 'lost')))).status).toBe(400);
    const late = seenIn(await proposeAs(ann, byHand(outcome(1, 'won'), outcome(2, 'lost'))));
    await settle(wholeResult(game));
    expect(problemOf(await approveAs(bob, late))).toEqual([409, 'settled-already']);
    expect(problemOf(await proposeAs(ann, byHand(outcome(1, 'won'), outcome(2, 'lost'))))).toEqual([
      409,
      'settled-already',
    ]);
  });

  it('DESK-6 bad-input 302 what ended between approval and act fails with its reason, and changes nothing', async () => {
    const bet = await placed(context, singleRequest({ gameId: game }, '10'), await player());
    const seen = seenIn(await proposeAs(ann, byHand(outcome(1, 'lost'), outcome(2, 'won'))));
    await approveAs(bob, seen);
    await settle(wholeResult(game));
    await applyApprovedProposals(context);
    expect(await stateOf(seen.proposal_id)).toEqual({ state: 'failed', outcome: 'settled_already' });
    expect(await betOf(bet)).toMatchObject({ payout: '2000', revision: 1 });
  });
});

describe('what players see', () => {
  it('DESK-6 R8 a bet that two persons settle, correct or void is pushed to its player as any settlement', async () => {
    const info = await player();
    const bet = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const pushed = async () => {
      const { players } = await context.publisher.publishCommitted();
      const own = players.splice(0).filter(({ accountId }) => accountId === info.caller.accountId);
      return own.flatMap(({ change }) => (change.type === 'bet' ? [change.bet] : []));
    };
    await pushed();
    await carryOut(await proposeAs(ann, byHand(outcome(1, 'won'), outcome(2, 'lost'))));
    expect(await pushed()).toMatchObject([{ order_no: bet, prize_status: 1, settlement_amount: '20.00' }]);
    await carryOut(
      await proposeAs(ann, { kind: 'void_bet', payload: { order_no: bet, void_reason: 'incorrect_odds' } }),
    );
    expect(await pushed()).toMatchObject([
      { order_no: bet, is_cancel: 1, settlement_amount: '10.00', legs: [{ rule: 'operator-void@1' }] },
    ]);
  });
});

describe('a result corrected by two persons', () => {
  const turned = () => ({ winner: teamOf(game, 2), score_1: 0, score_2: 2 });
  const corrected = (facts: object, round: number | null = null) => ({
    kind: 'correct_result',
    payload: { game_id: game, round, facts },
  });

  it('DESK-6 R7 shows what is taken back and what becomes debt, and settles again', async () => {
    const [first, second] = [await player(), await player()];
    const won = await placed(context, singleRequest({ gameId: game }, '60'), first);
    const lost = await placed(context, singleRequest({ gameId: game, side: 2 }, '10'), second);
    await settle(wholeResult(game));
    await placed(context, singleRequest({ gameId: game + 1 }, '150'), first);
    const proposed = await proposeAs(ann, corrected(turned()));
    expect(proposed.data['preview']).toMatchObject({ facts_before: { score_1: 2 }, facts: { score_1: 0 } });
    expect(effectOf(proposed)['sums']).toEqual([
      {
        ...{ currency_id: 1, tickets: 2, stay_open: 0, players: 2, stakes: '7000' },
        ...{ paid_before: '12000', paid_after: '2000', debts: '11000' },
      },
    ]);
    await carryOut(proposed);
    expect([await betOf(won), await betOf(lost)]).toMatchObject([{ payout: '0' }, { payout: '2000' }]);
    const wallet = 'select balance::text, debt::text from wallets where account_id = $1';
    expect(await sql(wallet, [first.caller.accountId])).toEqual([{ balance: '0', debt: '11000' }]);
  });

  it('DESK-6 starts from what is stored, with the names of both teams', async () => {
    await settle(wholeResult(game));
    const names = JSON.stringify({ en: 'All v One', cn: '一' });
    await sql('update teams set names = names || $2 where id = $1', [teamOf(game, 1), names]);
    expect((await ann.client.call('matchResults', { game_id: game })).data).toMatchObject({
      ...{ game_id: game, team_id_1: teamOf(game, 1), team_id_2: teamOf(game, 2) },
      ...{ team_1: { en: 'All v One', cn: '一' }, team_2: { en: `Other ${game}` }, result: { score_1: 2, score_2: 0 } },
    });
    expect(problemOf(await ann.client.call('matchResults', { game_id: 999_999 }))).toEqual([404, 'unknown-subject']);
  });

  it('DESK-6 bad-input 302 the stored result again, and facts of another kind, are refused', async () => {
    await settle(wholeResult(game));
    const same = { winner: teamOf(game, 1), score_1: 2, score_2: 0 };
    expect(problemOf(await proposeAs(ann, corrected(same)))).toEqual([409, 'same-result']);
    expect(problemOf(await proposeAs(ann, corrected(turned(), 1)))).toEqual([400, 'wrong-facts']);
    expect(problemOf(await proposeAs(ann, corrected(mapFacts(game))))).toEqual([400, 'wrong-facts']);
    expect((await proposeAs(ann, corrected({ winner: 'Ann' }))).status).toBe(400);
  });
});

describe('a match void by two persons', () => {
  const voided = (is_whole: boolean) => ({
    kind: 'void_match',
    payload: { game_id: game, void_reason: 'cancelled', is_whole },
  });

  it('DESK-6 BET-9 whole: results too; later plays and results stay void', async () => {
    const info = await player();
    const won = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settle(wholeResult(game));
    expect(await balanceOf(info)).toBe(11_000n);
    const proposed = await proposeAs(ann, voided(true));
    expect(effectOf(proposed)['sums']).toMatchObject([{ tickets: 1, paid_before: '2000', paid_after: '1000' }]);
    await carryOut(proposed);
    expect(await betOf(won)).toEqual({ is_cancel: 1, payout: '1000', revision: 2 });
    await settle(wholeResult(game));
    expect(await betOf(won)).toMatchObject({ payout: '1000', revision: 2 });
    const open = 'select distinct status from plays where game_id = $1';
    expect(await sql(open, [game])).toEqual([{ status: 5 }]);
    expect(problemOf(await proposeAs(ann, voided(true)))).toEqual([409, 'void-already']);
  });

  it('DESK-6 BET-9 not whole: what has a result keeps it', async () => {
    const info = await player();
    const map = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    const match = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settle(wholeResult(game).slice(0, 2));
    await carryOut(await proposeAs(ann, voided(false)));
    expect(await betOf(map)).toEqual({ is_cancel: 0, payout: '2000', revision: 1 });
    expect(await betOf(match)).toEqual({ is_cancel: 1, payout: '1000', revision: 1 });
    expect(problemOf(await proposeAs(ann, voided(false)))).toEqual([409, 'void-already']);
  });
});

describe('one ticket void by two persons', () => {
  const voided = (order_no: string) => ({ kind: 'void_bet', payload: { order_no, void_reason: 'incorrect_odds' } });

  it('DESK-6 BET-9 returns the stake by operator-void@1, open or settled, and later results do not change it', async () => {
    const info = await player();
    const legs = [game, game + 1, game + 2].map((gameId) => ({ gameId }));
    const combo = await placed(context, parlayRequest(legs, '20'), info);
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settle(wholeResult(game));
    const preview = await proposeAs(ann, voided(single));
    expect(effectOf(preview)['sums']).toMatchObject([{ tickets: 1, paid_before: '2000', paid_after: '1000' }]);
    await carryOut(preview);
    await carryOut(await proposeAs(ann, voided(combo)));
    expect([await betOf(single), await betOf(combo)]).toEqual([
      { is_cancel: 1, payout: '1000', revision: 2 },
      { is_cancel: 1, payout: '2000', revision: 1 },
    ]);
    await settle([...wholeResult(game + 1), ...wholeResult(game + 2)]);
    expect([await betOf(single), await betOf(combo)]).toMatchObject([{ revision: 2 }, { revision: 1 }]);
    expect(await balanceOf(info)).toBe(10_000n);
    const rules = 'select distinct rule, void_reason from bet_legs where order_no = any($1)';
    expect(await sql(rules, [[single, combo]])).toEqual([{ rule: 'operator-void@1', void_reason: 'incorrect_odds' }]);
    expect(problemOf(await proposeAs(ann, voided(single)))).toEqual([409, 'void-already']);
    expect(problemOf(await proposeAs(ann, voided('0'.repeat(26))))).toEqual([404, 'unknown-subject']);
    expect(await context.stores.wallets.verify()).toEqual([]);
  });

  it('DESK-6 BET-2 R32 a ticket of an open pool does not count any more', async () => {
    const info = await player();
    const first = await placed(context, poolRequest(game, POOL.winner, 1, '30'), info);
    const second = await placed(context, poolRequest(game, POOL.winner, 1, '10'), info);
    await placed(context, poolRequest(game, POOL.winner, 2, '20'), info);
    await carryOut(await proposeAs(ann, voided(first)));
    const pool = await bob.client.call('pool', { play_id: playOf(game, POOL.winner) });
    expect(pool.data['currencies']).toMatchObject([{ gross: '3000', net: '2760', closings: [], is_audited: null }]);
    await settle(wholeResult(game));
    expect(await betOf(second)).toMatchObject({ payout: '2760' });
  });

  it('DESK-6 BET-2 R32 a closed pool is counted again without it, and the others are paid by the new odds', async () => {
    const [info, other] = [await player(), await player()];
    const first = await placed(context, poolRequest(game, POOL.winner, 1, '10'), info);
    const second = await placed(context, poolRequest(game, POOL.winner, 1, '10'), other);
    await placed(context, poolRequest(game, POOL.winner, 2, '20'), info);
    await settle(wholeResult(game));
    expect(await betOf(second)).toMatchObject({ payout: '1840' });
    const proposed = await proposeAs(ann, voided(first));
    expect(effectOf(proposed)).toMatchObject({
      sums: [{ tickets: 3, paid_before: '3680', paid_after: '3760' }],
      pools: [{ before: { gross: '4000', tickets: 3 }, after: { gross: '3000', tickets: 2, paid: '2760' } }],
    });
    await carryOut(proposed);
    expect([await betOf(first), await betOf(second)]).toMatchObject([{ payout: '1000' }, { payout: '2760' }]);
    const pool = await ann.client.call('pool', { play_id: playOf(game, POOL.winner) });
    expect(pool.data['currencies']).toMatchObject([
      {
        closings: [
          { revision: 1, gross: '4000' },
          { revision: 2, gross: '3000', is_posted: true },
        ],
        is_audited: true,
      },
    ]);
    expect(await context.stores.wallets.verify()).toEqual([]);
  });

  it('DESK-6 R41 a void in SQL alone is found by the check of the books', async () => {
    const bet = await placed(context, singleRequest({ gameId: game }, '10'), await player());
    const forged = `begin; insert into bet_voids values ('${bet}', 'cancelled', 'by myself', '{ann,eve}', 1)`;
    const found = await ask(context.databaseUrl, `${forged}; commit`).then(() => context.stores.wallets.verify());
    expect(found.map(({ detail }) => detail).join()).toContain(bet);
    const gone = `set session_replication_role = replica; delete from record_changes where subject = 'bet_voids' and key = '${bet}'; delete from bet_voids where order_no = '${bet}'`;
    await ask(context.databaseUrl, gone);
  });
});

describe('a pool counted again', () => {
  it('DESK-6 R32 shows both counts, and is refused while it is open', async () => {
    const info = await player();
    const recount = { kind: 'recount_pool', payload: { play_id: playOf(game, POOL.winner) } };
    for (const point of [1, 2]) await placed(context, poolRequest(game, POOL.winner, point, '10'), info);
    expect(problemOf(await proposeAs(ann, recount))).toEqual([409, 'not-closed']);
    const single = { ...recount, payload: { play_id: playOf(game, PLAY.winner) } };
    expect(problemOf(await proposeAs(ann, single))).toEqual([409, 'not-closed']);
    await settle(wholeResult(game));
    const proposed = await proposeAs(ann, recount);
    expect(effectOf(proposed)).toMatchObject({ pools: [{ before: { paid: '1840' }, after: { paid: '1840' } }] });
    await carryOut(proposed);
    const counts =
      'select revision, transaction_id is not null as is_posted from pool_closings where play_id = $1 order by 1';
    expect(await sql(counts, [playOf(game, POOL.winner)])).toMatchObject([
      { revision: 1 },
      { revision: 2, is_posted: true },
    ]);
    expect(await balanceOf(info)).toBe(9_840n);
  });
});

describe('two persons decide', () => {
  const wanted = () => byHand(outcome(1, 'won'), outcome(2, 'lost'));

  it('DESK-6 bad-input 299 bad-input 300 not one person by call, second account or SQL; not late; not twice', async () => {
    const bet = await placed(context, singleRequest({ gameId: game }, '10'), await player());
    const seen = seenIn(await proposeAs(ann, wanted()));
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    const second = await books.desk.signedIn(`ann ${game}`, ['settler'], 'ann');
    expect(problemOf(await approveAs(second, seen))).toEqual([403, 'own-proposal']);
    const direct = `set role clutchline_desk; update desk_proposals set state = 'approved', decided_at = 1,
      decided_by = (select id from desk_operators where name = 'ann ${game}') where id = ${seen.proposal_id}`;
    await expect(ask(context.databaseUrl, direct)).rejects.toThrow('two_persons');
    for (const made of [
      "insert into bet_voids values ('1', 'x', 'xxx', '{a,b}', 1)",
      'update points set outcome = null',
    ])
      await expect(ask(context.databaseUrl, `set role clutchline_desk; ${made}`)).rejects.toThrow('permission denied');
    expect(await applyApprovedProposals(context)).toBe(0);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      books.desk.passTime(10 * 60_000);
      for (const { client } of [ann, bob, books.trader]) await client.call('me');
    }
    expect(problemOf(await approveAs(bob, seen))).toEqual([409, 'proposal-over']);
    expect(await betOf(bet)).toMatchObject({ revision: 0 });
    const again = seenIn(await proposeAs(ann, wanted()));
    await approveAs(bob, again);
    await applyApprovedProposals(context);
    expect(problemOf(await approveAs(bob, again))).toEqual([409, 'proposal-over']);
    expect(await betOf(bet)).toMatchObject({ revision: 1 });
  });

  it('DESK-6 bad-input 301 a bet since the proposal: the new sums are shown, and nothing is settled', async () => {
    const seen = seenIn(await proposeAs(ann, wanted()));
    await placed(context, singleRequest({ gameId: game }, '10'), await player());
    const answer = await approveAs(bob, seen);
    expect(problemOf(answer)).toEqual([409, 'preview-changed']);
    expect(effectOf(answer)['sums']).toMatchObject([{ tickets: 1, paid_after: '2000' }]);
    expect(await applyApprovedProposals(context)).toBe(0);
  });

  it('DESK-5 a trader proposes none of these', async () => {
    const payloads = {
      settle_play: wanted().payload,
      correct_result: { game_id: game, round: 1, facts: mapFacts(game) },
      void_match: { game_id: game, void_reason: 'cancelled', is_whole: true },
      void_bet: { order_no: '0'.repeat(26), void_reason: 'cancelled' },
      recount_pool: { play_id: playOf(game, POOL.winner) },
      release_result: { entry_id: 1, event_hash: 'a', is_approved: true },
    };
    const trader = await books.desk.signedIn('tess', ['trader']);
    for (const [kind, payload] of Object.entries(payloads))
      expect(problemOf(await proposeAs(trader, { kind, payload }))).toEqual([403, 'forbidden']);
  });

  it('DESK-7 each of them leaves one row of the proposal, the approval and the act', async () => {
    const proposalId = await carryOut(await proposeAs(ann, wanted()));
    const rows = 'select action, result, reason from operator_actions where subject = any($1) order by id';
    const subjects = [`proposal:${proposalId}`, `play:${playOf(game, PLAY.winner)}`];
    expect(await sql(rows, [subjects])).toEqual([
      { action: 'propose', result: 'done', reason: 'feed wrong everywhere' },
      { action: 'approve', result: 'done', reason: 'feed wrong everywhere' },
      { action: 'settle_play', result: 'done', reason: null },
    ]);
    const repeated = {
      request_id: randomUUID(),
      reason: 'twice',
      kind: 'recount_pool',
      payload: { play_id: playOf(game, POOL.winner) },
    };
    await placed(context, poolRequest(game, POOL.winner, 1, '10'), await player());
    await settle(wholeResult(game));
    expect((await ann.client.call('propose', repeated)).status).toBe(200);
    expect(problemOf(await ann.client.call('propose', repeated))).toEqual([409, 'repeated']);
  });
});
