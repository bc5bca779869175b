import { randomUUID } from 'node:crypto';

import type { FeedEvent } from '@clutchline/contract';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import {
  matchEvents,
  matchResult,
  PLAY,
  playOf,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { DESK_CALLS } from '@clutchline/contract/desk';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { applyApprovedProposals } from '../../src/quarantine/apply-approved-proposals';
import { applyQuarantineDecisions } from '../../src/quarantine/apply-quarantine-decisions';
import { settlePlays } from '../../src/settlement/settle-plays';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { TestOperator } from './open-test-desk';

let books: TwoPersons;
let context: TwoPersons['context'];
let ann: TestOperator;
let bob: TestOperator;
let game = 700;
beforeAll(async () => {
  books = await openTwoPersons('settler');
  ({ ann, bob, context } = books);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(context, matchEvents(game));
});

const listed = z.looseObject({
  entry_id: z.int(),
  kind: z.string(),
  doubt: z.string(),
  game_id: z.nullable(z.int()),
  event: z.unknown(),
  stored: z.unknown(),
  event_hash: z.string(),
});
async function entriesOf(by: TestOperator) {
  const { entries } = z.parse(z.object({ entries: z.array(listed) }), (await by.client.call('quarantine')).data);
  return entries.filter(({ game_id }) => game_id === game);
}
const matchNames = () => ({
  ...{ game_id: game, team_id_1: teamOf(game, 1), team_id_2: teamOf(game, 2), outright: null },
  team_1: { en: `Thing ${game}`, cn: `Thing ${game} cn` },
  team_2: { en: `Other ${game}`, cn: `Other ${game} cn` },
});

async function entryOf(by: TestOperator) {
  const [entry] = await entriesOf(by);
  if (entry === undefined) throw new Error('nothing is held');
  return entry;
}

type Seen = Pick<z.infer<typeof listed>, 'entry_id' | 'event_hash'>;
const answer = (by: TestOperator, { entry_id, event_hash }: Seen, is_approved: boolean) =>
  by.client.call('decideQuarantine', {
    ...{ request_id: randomUUID(), reason: 'seen on the stream', entry_id, event_hash, is_approved },
  });
const jump = (odd: number): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [
    { point_id: pointOf(game, PLAY.winner, 1), odd },
    { point_id: pointOf(game, PLAY.winner, 2), odd: 1_010 },
  ],
});
const hold = (odd = 90_000) => ingestFeedEvents(context, [jump(odd)], { spanMs: 250 });
const oddOf = async () =>
  (await ask(context.databaseUrl, 'select odd from points where id = $1', [pointOf(game, PLAY.winner, 1)]))[0];

describe('quarantined prices', () => {
  it('DESK-6 R34 bad-input 127 shows what is said, what is stored and why it is doubted; one trader decides', async () => {
    await hold();
    const entry = await entryOf(books.trader);
    expect(entry).toMatchObject({
      kind: 'prices',
      game_id: game,
      event: { prices: [{ odd: 90_000 }, { odd: 1_010 }] },
      stored: { prices: [{ odd: 2_000 }, { odd: 2_000 }] },
    });
    const { names } = z.parse(DESK_CALLS.quarantine.answer, (await ann.client.call('quarantine')).data);
    expect(names.matches).toContainEqual(matchNames());
    expect(problemOf(await answer(bob, entry, true))).toEqual([403, 'forbidden']);
    expect((await answer(books.trader, entry, true)).status).toBe(200);
    await applyQuarantineDecisions(context);
    expect(await oddOf()).toEqual({ odd: 90_000 });
    expect(await entriesOf(ann)).toEqual([]);
    expect(problemOf(await answer(ann, entry, false))).toEqual([409, 'decided-already']);
    const acts = 'select action, result from operator_actions where subject = $1 order by id';
    expect(await ask(context.databaseUrl, acts, [`quarantine:${entry.entry_id}`])).toEqual([
      { action: 'approve_quarantine', result: 'done' },
      { action: 'reject_quarantine', result: 'decided_already' },
    ]);
  });

  it('DESK-6 R34 a settler rejects, and the stored price stays', async () => {
    await hold();
    expect((await answer(ann, await entryOf(ann), false)).status).toBe(200);
    await applyQuarantineDecisions(context);
    expect(await oddOf()).toEqual({ odd: 2_000 });
  });

  it('DESK-6 bad-input 301 what the feed has changed since is not approved', async () => {
    await hold();
    const seen = await entryOf(ann);
    await hold(95_000);
    expect(problemOf(await answer(ann, seen, true))).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await answer(ann, { ...seen, entry_id: 999_999_999 }, true))).toEqual([404, 'unknown-subject']);
    await answer(ann, await entryOf(ann), false);
    await applyQuarantineDecisions(context);
  });

  it('DESK-1 the role of the desk decides by the function alone', async () => {
    const direct = "set role clutchline_desk; update quarantine set approved_by = '{a,b}'";
    await expect(ask(context.databaseUrl, direct)).rejects.toThrow('permission denied');
  });
});

describe('a quarantined result', () => {
  const contradicted = async () => {
    const info = await context.player('100');
    const bet = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    await ingestFeedEvents(context, [matchResult(game, { winner: teamOf(game, 2), score_1: 0, score_2: 2 })]);
    return bet;
  };
  const release = ({ entry_id, event_hash }: Seen, is_approved = true) => ({
    kind: 'release_result',
    payload: { entry_id, event_hash, is_approved },
  });
  const payoutOf = async (bet: string) =>
    (await ask(context.databaseUrl, 'select payout::text from bets where order_no = $1', [bet]))[0];

  it('DESK-6 bad-input 127 needs two persons, who see what it pays, and is applied once', async () => {
    const bet = await contradicted();
    const entry = await entryOf(ann);
    expect(entry).toMatchObject({ kind: 'result', doubt: 'contradicts', stored: { score_1: 2, score_2: 0 } });
    expect(problemOf(await answer(ann, entry, true))).toEqual([409, 'two-persons']);
    expect(problemOf(await answer(ann, entry, false))).toEqual([409, 'two-persons']);
    const call = `decide_quarantine(${entry.entry_id}, '${entry.event_hash}', true, 'ann')`;
    const alone = `set role clutchline_desk; do $$ begin assert ${call} = 'two_persons'; end $$`;
    await ask(context.databaseUrl, alone);
    const proposed = await proposeAs(ann, release(entry));
    expect(proposed.data['preview']).toMatchObject({
      entry: { entry_id: entry.entry_id },
      effect: { sums: [{ tickets: 1, paid_before: '2000', paid_after: '0' }] },
    });
    const seen = seenIn(proposed);
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    expect(await approveAs(bob, seen)).toMatchObject({ status: 200 });
    expect(await payoutOf(bet)).toEqual({ payout: '2000' });
    expect(await applyApprovedProposals(context)).toBe(1);
    await applyQuarantineDecisions(context);
    expect(await payoutOf(bet)).toEqual({ payout: '0' });
    const stored = 'select state, approved_by from quarantine where id = $1';
    expect(await ask(context.databaseUrl, stored, [entry.entry_id])).toEqual([
      { state: 'released', approved_by: ['ann', 'bob'] },
    ]);
    expect(problemOf(await proposeAs(ann, release(entry)))).toEqual([409, 'decided-already']);
  });

  it('DESK-6 two persons reject it, and the stored result stays', async () => {
    const bet = await contradicted();
    const seen = seenIn(await proposeAs(ann, release(await entryOf(ann), false)));
    await approveAs(bob, seen);
    await applyApprovedProposals(context);
    await applyQuarantineDecisions(context);
    expect(await payoutOf(bet)).toEqual({ payout: '2000' });
    expect(await entriesOf(ann)).toEqual([]);
  });

  it('DESK-6 bad-input 301 another result since the approval fails, and nothing is applied', async () => {
    const bet = await contradicted();
    const seen = seenIn(await proposeAs(ann, release(await entryOf(ann))));
    await approveAs(bob, seen);
    await ingestFeedEvents(context, [matchResult(game, { winner: teamOf(game, 2), score_1: 1, score_2: 2 })]);
    await applyApprovedProposals(context);
    const state = 'select state, outcome from desk_proposals where id = $1';
    expect(await ask(context.databaseUrl, state, [seen.proposal_id])).toEqual([
      { state: 'failed', outcome: 'changed_meanwhile' },
    ]);
    await applyQuarantineDecisions(context);
    expect(await payoutOf(bet)).toEqual({ payout: '2000' });
  });
});

describe('missing results', () => {
  it('BET-9 lists begun matches with tickets on undecided plays', async () => {
    await placed(context, singleRequest({ gameId: game }, '10'), await context.player('100'));
    await ask(context.databaseUrl, 'update matches set start_time = 1 where id = $1', [game]);
    // No feed runs.
    const fed = 'insert into feed_progress (fed_until) values ($1) on conflict (only_row) do nothing';
    await ask(context.databaseUrl, fed, [context.clock.now()]);
    const { data } = await ann.client.call('missingResults', { began_minutes_ago: 60 });
    const { matches } = z.parse(z.object({ matches: z.array(z.looseObject({ game_id: z.int() })) }), data);
    expect(matches.filter(({ game_id }) => game_id === game)).toMatchObject([
      {
        ...{ ...matchNames(), starts_at: 1, is_over: false },
        plays: [
          {
            ...{ play_id: playOf(game, PLAY.winner), market: 'match_winner', round: 0, tickets: 1 },
            points: ([1, 2] as const).map((side) => ({ point_id: pointOf(game, PLAY.winner, side) })),
          },
        ],
      },
    ]);
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    const after = await ann.client.call('missingResults', { began_minutes_ago: 60 });
    expect(JSON.stringify(after.data)).not.toContain(`"game_id":${game}`);
  });
});
