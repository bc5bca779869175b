import { parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DESK_CALLS } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { startQuarantine } from '../../src/quarantine';
import { applyApprovedProposals } from '../../src/quarantine/apply-approved-proposals';
import { voidPlay } from '../../src/settlement/void-play';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { TestOperator } from './open-test-desk';

let books: TwoPersons;
let ann: TestOperator;
let bob: TestOperator;
let game = 0;
beforeAll(async () => {
  books = await openTwoPersons('settler');
  ({ ann, bob } = books);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(
    books.context,
    [game, game + 1, game + 2].flatMap((each) => matchEvents(each)),
  );
});

const winner = () => playOf(game, PLAY.winner);
const wanted = (play_id = winner()) => ({ kind: 'void_play', payload: { play_id, void_reason: 'incorrect_odds' } });
const betOf = async (orderNo: string) => {
  const text = 'select is_cancel, payout::text, settle_time is not null as is_settled from bets where order_no = $1';
  return (await ask(books.context.databaseUrl, text, [orderNo]))[0];
};
const stateOf = async (id: number) =>
  (await ask(books.context.databaseUrl, 'select state, outcome from desk_proposals where id = $1', [id]))[0];
const bet = async (stake: string) =>
  placed(books.context, singleRequest({ gameId: game }, stake), await books.context.player('100'));

describe('a void by two persons', () => {
  it('DESK-6 BET-9 shows the stakes, is approved by another person, and the leader returns them once', async () => {
    const order = await bet('10');
    const info = await books.context.player('100');
    const legs = [game, game + 1, game + 2].map((gameId) => ({ gameId }));
    await placed(books.context, parlayRequest(legs, '20'), info);
    const proposed = await proposeAs(ann, wanted());
    expect(proposed.data['preview']).toMatchObject({
      play_id: winner(),
      game_id: game,
      void_reason: 'incorrect_odds',
      tickets: [
        { kind: 'single', tickets: 1, stakes: '1000', is_settled: false },
        { kind: 'parlay', tickets: 1, stakes: '2000', is_settled: false },
      ],
    });
    const { names } = z.parse(DESK_CALLS.propose.answer, proposed.data);
    expect(names.matches).toMatchObject([{ game_id: game, team_1: { en: `Thing ${game}`, cn: `Thing ${game} cn` } }]);
    expect(names.plays).toMatchObject([{ play_id: winner(), game_id: game, market: 'match_winner', round: 0 }]);
    expect(names.points.map(({ pick }) => pick.kind)).toEqual(['team', 'team']);
    const seen = seenIn(proposed);
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    expect(await approveAs(bob, seen)).toMatchObject({ status: 200, data: { state: 'approved', decided_by: 'bob' } });
    expect(await betOf(order)).toMatchObject({ is_settled: false });
    expect(await Promise.all([1, 2, 3].map(() => applyApprovedProposals(books.context)))).toContain(1);
    expect(await betOf(order)).toEqual({ is_cancel: 1, payout: '1000', is_settled: true });
    expect(await stateOf(seen.proposal_id)).toMatchObject({ state: 'done' });
    expect(await applyApprovedProposals(books.context)).toBe(0);
    const acts = 'select action, result from operator_actions where subject = any($1) order by id';
    const subjects = [`proposal:${seen.proposal_id}`, `play:${winner()}`];
    expect(await ask(books.context.databaseUrl, acts, [subjects])).toEqual([
      { action: 'propose', result: 'done' },
      { action: 'approve', result: 'own_proposal' },
      { action: 'approve', result: 'done' },
      { action: 'void_play', result: 'done' },
    ]);
    const audit = z.parse(DESK_CALLS.audit.answer, (await bob.client.call('audit', { limit: 200 })).data);
    expect(audit.actions.map(({ subject }) => subject)).toContain(`play:${winner()}`);
    expect(audit.names.plays).toContainEqual(names.plays[0]);
    expect(audit.names.matches).toContainEqual(names.matches[0]);
    const by = 'select approved_by from result_revisions where game_id = $1';
    expect(await ask(books.context.databaseUrl, by, [game])).toEqual([{ approved_by: ['ann', 'bob'] }]);
  });

  it('DESK-6 bad-input 301 a bet since the proposal: new sums are shown, nothing is void', async () => {
    await bet('10');
    const seen = seenIn(await proposeAs(ann, wanted()));
    await bet('5');
    const answer = await approveAs(bob, seen);
    expect(problemOf(answer)).toEqual([409, 'preview-changed']);
    expect(answer.data).toMatchObject({ preview: { tickets: [{ tickets: 2, stakes: '1500' }] } });
    expect(await applyApprovedProposals(books.context)).toBe(0);
    const again = await bob.client.call('preview', { proposal_id: seen.proposal_id });
    expect(problemOf(await approveAs(bob, seenIn(again)))).toEqual([409, 'preview-changed']);
    expect(await approveAs(bob, seenIn(await proposeAs(ann, wanted())))).toMatchObject({ status: 200 });
    expect(await applyApprovedProposals(books.context)).toBe(1);
  });

  it('DESK-5 a proposal of a person who has ended, or lost the right, is not approved', async () => {
    const { desk } = books;
    for (const [name, change] of [
      ['cat', () => desk.operators.invite({ name: 'cat', roles: ['viewer'], samePersonAs: null })],
      ['dan', () => desk.operators.end('dan')],
    ] as const) {
      const seen = seenIn(await proposeAs(await desk.signedIn(name, ['settler']), wanted()));
      await change();
      const answer = await approveAs(bob, seen);
      expect([...problemOf(answer), answer.data['state']]).toEqual([409, 'proposal-over', 'proposer_gone']);
    }
    expect(await applyApprovedProposals(books.context)).toBe(0);
  });

  it('DESK-6 the job of the leader carries it out', async () => {
    const job = startQuarantine(books.context, () => undefined);
    const seen = seenIn(await proposeAs(ann, wanted()));
    await approveAs(bob, seen);
    await expect.poll(() => stateOf(seen.proposal_id), { timeout: 30_000 }).toMatchObject({ state: 'done' });
    await job.stop();
  });

  it('DESK-6 a leader that stopped after the void finds it done', async () => {
    const seen = seenIn(await proposeAs(ann, wanted()));
    await approveAs(bob, seen);
    await voidPlay(books.context, { playId: winner(), voidReason: 'incorrect_odds', reason: 'x', by: ['ann', 'bob'] });
    expect(await applyApprovedProposals(books.context)).toBe(1);
    expect(await stateOf(seen.proposal_id)).toEqual({ state: 'done', outcome: 'void_already' });
  });

  it('DESK-6 bad-input 302 an unknown play and one that is void already are refused', async () => {
    expect(problemOf(await proposeAs(ann, wanted(999_999_999)))).toEqual([404, 'unknown-subject']);
    await approveAs(bob, seenIn(await proposeAs(ann, wanted())));
    const late = seenIn(await proposeAs(ann, wanted()));
    await applyApprovedProposals(books.context);
    expect(problemOf(await proposeAs(ann, wanted()))).toEqual([409, 'void-already']);
    expect(problemOf(await approveAs(bob, late))).toEqual([409, 'void-already']);
  });

  it('DESK-5 a trader neither proposes nor approves a void, a settler no end of a panic', async () => {
    const trader = await books.desk.signedIn('tess', ['trader']);
    expect(problemOf(await proposeAs(trader, wanted()))).toEqual([403, 'forbidden']);
    expect(problemOf(await proposeAs(ann, { kind: 'resume_all', payload: {} }))).toEqual([403, 'forbidden']);
    const seen = seenIn(await proposeAs(ann, wanted()));
    expect(problemOf(await approveAs(trader, seen))).toEqual([403, 'forbidden']);
    const listed = await trader.client.call('proposals');
    expect(listed.data['list']).toContainEqual(
      expect.objectContaining({ proposal_id: seen.proposal_id, may_decide: false }),
    );
  });

  it('DESK-6 S25 the server’s role reads approvals and ends them, and makes none', async () => {
    const as = (sql: string) => ask(books.context.databaseUrl, `set role clutchline_app; ${sql}`);
    await expect(as('select * from desk_proposals')).rejects.toThrow('permission denied');
    await expect(as("update desk_proposals set state = 'approved'")).rejects.toThrow('permission denied');
    const desk = 'set role clutchline_desk; select end_approved_proposal(1, null, true, null, 1)';
    await expect(ask(books.context.databaseUrl, desk)).rejects.toThrow('permission denied');
  });
});
