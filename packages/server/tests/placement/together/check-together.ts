import { ingestFeedEvents } from '../../../src/feed/ingest-feed-events';
import { placeBets } from '../../../src/placement/place-bets';
import type { CallInfo } from '../../../src/platform/calls';
import { placed, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { together } from './together';

type Answer = Awaited<ReturnType<typeof placeBets>>;

/** An order number, or the refusal. */
export function shortOf(answer: Answer): string {
  if (answer.kind === 'refused') return answer.refusal;
  const [result] = answer.data.results;
  return result?.order_no ?? result?.error?.refusal ?? 'nothing';
}

/** Places one bet of each request, committed at one moment; `between` runs when all have been validated. */
export async function placeTogether(
  context: TestContext,
  bets: readonly TogetherBet[],
  { between = () => undefined, change }: TogetherOptions = {},
): Promise<Answer[]> {
  const { contexts, validated, release } = together(context, bets.length, change);
  const answers = contexts.map(async (own, index) => {
    const bet = bets[index];
    if (bet === undefined) throw new Error('a process without a bet');
    return await placeBets(own, bet.request, bet.info);
  });
  await validated;
  await between();
  release();
  return await Promise.all(answers);
}

export interface TogetherBet {
  readonly request: PlaceRequest;
  readonly info: CallInfo;
}

interface TogetherOptions {
  readonly between?: () => Promise<void> | void;
  readonly change?: Parameters<typeof together>[2];
}

const FIRST = 71;

/** What is wrong with three placements of one batch, of which one conflicts, and with two that share the rest of a cap. */
export async function faultsOfTogether(context: TestContext): Promise<string[]> {
  return [...(await faultsOfOutcomes(context)), ...(await faultsOfCap(context)), ...(await faultsOfBooks(context))];
}

async function faultsOfBooks({ databaseUrl, stores }: TestContext): Promise<string[]> {
  const faults = await stores.wallets.verify();
  return [...faults.map((fault) => JSON.stringify(fault)), ...(await faultsOfHeldBooks(databaseUrl))];
}

async function faultsOfOutcomes(context: TestContext): Promise<string[]> {
  const games = [FIRST, FIRST + 1, FIRST + 2];
  for (const game of games) await ingestFeedEvents(context, matchEvents(game));
  const players = await Promise.all(games.map(() => context.player('100')));
  // The first bet on a point creates the rows of its exposure.
  const opener = await context.player('1000');
  for (const gameId of games) await placed(context, singleRequest({ gameId }, '1'), opener);
  const bets = players.map((info, index) => ({ request: singleRequest({ gameId: games[index] ?? 0 }, '10'), info }));
  const between = async (): Promise<void> => {
    await ingestFeedEvents(context, [price(FIRST, pointOf(FIRST, PLAY.winner, 1), 1_900)]);
  };
  const answers = (await placeTogether(context, bets, { between })).map(shortOf);
  const faults: string[] = [];
  for (const [index, { caller }] of players.entries()) {
    const rows = await ask<{ order_no: string }>(
      context.databaseUrl,
      'select order_no from bets where account_id = $1',
      [caller.accountId],
    );
    const stored = rows.map(({ order_no }) => order_no).join();
    const expected = index === 0 ? 'odds_changed' : stored;
    if (answers[index] !== expected) faults.push(`placement ${index} was answered ${answers[index] ?? ''}`);
    if ((stored === '') !== (index === 0)) faults.push(`placement ${index} is stored as ${stored}`);
    const balance = (await context.stores.wallets.read(caller.accountId))?.balance;
    if (balance !== (index === 0 ? 10_000n : 9_000n)) faults.push(`player ${index} has ${balance ?? ''}`);
  }
  return faults;
}

async function faultsOfCap(context: TestContext): Promise<string[]> {
  const gameId = FIRST + 3;
  await ingestFeedEvents(context, matchEvents(gameId));
  const players = await Promise.all([1, 2, 3].map(() => context.player('100')));
  const [opener] = players.splice(0, 1);
  if (opener === undefined) throw new Error('no player');
  await placed(context, singleRequest({ gameId }, '10'), opener);
  const point = pointOf(gameId, PLAY.winner, 1);
  const sum = async (): Promise<bigint> => {
    const [row] = await ask<{ sum: string }>(
      context.databaseUrl,
      'select sum(amount)::text as sum from exposures where point_id = $1',
      [point],
    );
    return BigInt(row?.sum ?? 0);
  };
  // Room for one bet in the slot of the only connection, and in no other.
  await ask(
    context.databaseUrl,
    'update exposures set amount = budget - case when amount > 0 then 1000 else 0 end where point_id = $1',
    [point],
  );
  const before = await sum();
  const bets = players.map((info) => ({ request: singleRequest({ gameId }, '10'), info }));
  const answers = (await placeTogether(context, bets)).map(shortOf);
  const accepted = answers.filter((answer) => answer.length === 26).length;
  const faults = accepted === 1 ? [] : [`${accepted} bets were placed under a cap for one: ${answers.join()}`];
  if ((await sum()) - before > 1_000n) faults.push('the exposure exceeds its cap');
  // For the books.
  await ask(
    context.databaseUrl,
    'update exposures set amount = case when slot = (select min(slot) from exposures where point_id = $1) then $2 else 0 end where point_id = $1',
    [point, 1_000 * (1 + accepted)],
  );
  return faults;
}
