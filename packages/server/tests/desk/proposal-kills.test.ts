import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ProposalKindName } from '@clutchline/contract/desk';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, pointOf, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { postPools } from '../../src/pools';
import { applyApprovedProposals } from '../../src/quarantine/apply-approved-proposals';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openTwoPersons, type TwoPersons } from './open-desk-books';

const WORKER = new URL('carry-out-until-killed.ts', import.meta.url);
const KILLS = countOf(8, 200);
const PLAYERS = 6;

let books: TwoPersons;
let players: Awaited<ReturnType<TwoPersons['context']['player']>>[] = [];
beforeAll(async () => {
  books = await openTwoPersons('settler');
  players = await Promise.all(Array.from({ length: PLAYERS }, () => books.context.player('100000')));
});
afterAll(() => books.close());

const sql = (text: string, values: unknown[] = []) => ask(books.context.databaseUrl, text, values);

async function approved(kind: ProposalKindName, payload: object): Promise<number> {
  const text = `insert into desk_proposals (kind, payload, reason, preview, preview_hash, proposed_by, proposed_at, expires_at,
      state, decided_by, decided_at)
    values ($1, $2, 'killed again and again', '{}', '', (select id from desk_operators where name = 'ann'), 1, 2, 'approved',
      (select id from desk_operators where name = 'bob'), 1) returning id`;
  const [row] = await sql(text, [kind, JSON.stringify(payload)]);
  return Number(row?.['id']);
}

interface Round {
  readonly proposals: readonly number[];
  /** Payout by order. */
  readonly payouts: ReadonlyMap<string, string>;
  readonly games: readonly number[];
}

/** Five proposals about four matches, with bets of each player. */
async function prepare(first: number): Promise<Round> {
  const { context } = books;
  const [byHand, corrected, voided, single] = [first, first + 1, first + 2, first + 3];
  const games = [byHand, corrected, voided, single];
  await ingestFeedEvents(context, [...games.flatMap((game) => matchEvents(game)), winnerPool(corrected)]);
  const payouts = new Map<string, string>();
  for (const info of players) {
    payouts.set(await placed(context, singleRequest({ gameId: byHand }, '10'), info), '2000');
    payouts.set(await placed(context, singleRequest({ gameId: corrected }, '10'), info), '0');
    payouts.set(await placed(context, singleRequest({ gameId: voided }, '10'), info), '1000');
    payouts.set(await placed(context, poolRequest(corrected, POOL.winner, 2, '10'), info), '1104');
  }
  const [lost] = players;
  if (lost === undefined) throw new Error('no players');
  payouts.set(await placed(context, poolRequest(corrected, POOL.winner, 1, '12'), lost), '0');
  const order = await placed(context, singleRequest({ gameId: single }, '10'), lost);
  payouts.set(order, '1000');
  await ingestFeedEvents(context, wholeResult(corrected));
  await settlePlays(context);
  const outcomes = ([1, 2] as const).map((side) => ({
    ...{ point_id: pointOf(byHand, PLAY.winner, side), outcome: side === 1 ? 'won' : 'lost' },
    ...{ void_reason: null, dead_heat: 1 },
  }));
  const facts = { winner: teamOf(corrected, 2), score_1: 0, score_2: 2 };
  const proposals = [
    await approved('settle_play', { play_id: playOf(byHand, PLAY.winner), outcomes }),
    await approved('correct_result', { game_id: corrected, round: null, facts }),
    await approved('void_match', { game_id: voided, void_reason: 'cancelled', is_whole: true }),
    await approved('void_bet', { order_no: order, void_reason: 'incorrect_odds' }),
    await approved('recount_pool', { play_id: playOf(corrected, POOL.winner) }),
  ];
  return { proposals, payouts, games };
}

/** Returns how many proposals were done at the kill. */
async function killInTheMiddle({ proposals }: Round): Promise<number> {
  const args = [bundledProgram(WORKER), books.context.databaseUrl];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.stdin.write('go\n');
  await sleep(Math.random() * 250);
  child.kill('SIGKILL');
  await once(child, 'close');
  const done = "select count(*)::integer as done from desk_proposals where state = 'done' and id = any($1)";
  return Number((await sql(done, [proposals]))[0]?.['done']);
}

async function expectDoneOnce({ proposals, payouts, games }: Round): Promise<void> {
  const states = 'select distinct state from desk_proposals where id = any($1)';
  expect(await sql(states, [proposals])).toEqual([{ state: 'done' }]);
  const acts = `select count(*)::integer as acts from operator_actions
    where result = 'done' and (after->>'proposal')::bigint = any($1)`;
  expect(await sql(acts, [proposals])).toEqual([{ acts: proposals.length }]);
  const revisions =
    'select game_id::integer, count(*)::integer as revisions from result_revisions where game_id = any($1) group by 1 order by 1';
  expect(await sql(revisions, [games])).toEqual(
    games.slice(0, 3).map((game_id, index) => ({ game_id, revisions: index === 1 ? 2 : 1 })),
  );
  const paid = await sql('select order_no, payout::text from bets where order_no = any($1)', [[...payouts.keys()]]);
  expect(new Map(paid.map((row) => [row['order_no'], row['payout']]))).toEqual(payouts);
  expect(await books.context.stores.wallets.verify()).toEqual([]);
}

it(`DESK-6 D5 the leader is killed while it carries out five approved proposals (${KILLS} kills): each is done exactly once`, async () => {
  const { context } = books;
  let inTheMiddle = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const round = await prepare(900 + kill * 10);
    const done = await killInTheMiddle(round);
    inTheMiddle += done > 0 && done < round.proposals.length ? 1 : 0;
    await Promise.all([applyApprovedProposals(context), applyApprovedProposals(context)]);
    await settleBets(context, null);
    await postPools(context);
    await expectDoneOnce(round);
  }
  console.log(`${KILLS} kills of the leader, ${inTheMiddle} of them between two proposals: each proposal done once`);
}, 3_600_000);
