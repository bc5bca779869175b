import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { casesOf } from '@clutchline/test-support/cases-of';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { wholeResult } from '@clutchline/test-support/server/test-feed';
import { ask } from '@clutchline/test-support/server/held-books';
import {
  startPlacingServer,
  type PlacingServer,
  type TestPlayer,
} from '@clutchline/test-support/server/placing-server';

const RUNS = Number(process.env['RUNS'] ?? casesOf(200, 400));
const PLAYERS = 20;
const GAMES = 20;

let server: PlacingServer;
beforeAll(async () => {
  server = await startPlacingServer();
});
afterAll(() => server.close());

/** Numbers 1, 4 and 5 of ten conflict: serialization failure or deadlock in turn. Sequences survive rollbacks. */
const CONFLICTS = `
  create function conflict(counter text) returns void language plpgsql security definer as $$
  declare n bigint := nextval(counter) % 10;
  begin
    if n = 1 then raise exception 'conflict' using errcode = '40001'; end if;
    if n in (4, 5) then raise exception 'deadlock' using errcode = '40P01'; end if;
  end $$;
  create function conflict_of_player() returns trigger language plpgsql security definer as $$
  begin
    perform conflict('conflicts_' || new.account_id);
    return null;
  end $$;
  create function conflict_of_batch() returns trigger language plpgsql security definer as $$
  begin
    perform conflict('conflicts_of_batches');
    return null;
  end $$;
  create sequence conflicts_of_batches;
  create trigger conflict after update on wallets for each row when (new.balance < old.balance)
    execute function conflict_of_player();
  create trigger conflict after insert on settlements for each statement execute function conflict_of_batch();`;

/** All sequences. */
const works = async (names: readonly string[]): Promise<number> => {
  const sequences = await ask<{ last: string }>(
    server.databaseUrl,
    'select last_value as last from pg_sequences where sequencename = any($1)',
    [names],
  );
  return sequences.reduce((sum, { last }) => sum + Number(last), 0);
};

it(`R22 conflicts in three of ten works are never shown over HTTP, and nothing is done twice: ${RUNS} bets`, async () => {
  const first = await server.matches(GAMES);
  const games = Array.from({ length: GAMES }, (_, n) => first + n);
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => server.player({ balance: 100_000_00n })));
  const counters = players.map(({ accountId }) => `conflicts_${accountId}`);
  await ask(server.databaseUrl, `${CONFLICTS} ${counters.map((name) => `create sequence ${name};`).join('')}`);

  const rest = Array.from({ length: RUNS }, (_, n) => n);
  const orderNos: (string | null)[] = [];
  const placeOn = async (player: TestPlayer | undefined, n: number) => {
    const request = singleRequest({ gameId: games[n % GAMES] ?? first }, '1');
    const answers = await Promise.all([1, 2].map(() => server.place(player?.token ?? '', request)));
    expect(answers[1]).toEqual(answers[0]);
    for (const { order_no, error } of answers[0]?.results ?? []) {
      expect(error).toBeNull();
      orderNos.push(order_no);
    }
  };
  await Promise.all(
    players.map(async (player) => {
      for (let n = rest.pop(); n !== undefined; n = rest.pop()) await placeOn(player, n);
    }),
  );
  expect(new Set(orderNos).size).toBe(RUNS);
  expect(await works(counters)).toBeGreaterThan(RUNS * 1.3);
  const staked = await Promise.all(players.map(({ accountId }) => server.balanceOf(accountId)));
  expect(staked.reduce((sum, balance) => sum + balance, 0n)).toBe(BigInt(PLAYERS) * 100_000_00n - BigInt(RUNS) * 100n);

  for (const gameId of games) {
    await ingestFeedEvents(server.context, wholeResult(gameId));
    await settlePlays(server.context);
  }
  expect(await works(['conflicts_of_batches'])).toBeGreaterThan(GAMES * 1.2);
  const [books] = await ask(
    server.databaseUrl,
    `select count(*)::int as bets, count(settle_time)::int as settled, sum(revision)::int as revisions,
      (select count(*)::int from settlements) as settlements,
      (select count(*)::int from ledger_transactions where kind = 'stake') as stakes from bets`,
  );
  expect(books).toEqual({ bets: RUNS, settled: RUNS, revisions: RUNS, settlements: RUNS, stakes: RUNS });
  const paid = await Promise.all(players.map(({ accountId }) => server.balanceOf(accountId)));
  expect(paid.reduce((sum, balance) => sum + balance, 0n)).toBe(BigInt(PLAYERS) * 100_000_00n + BigInt(RUNS) * 100n);
  expect(await server.context.stores.wallets.verify()).toEqual([]);
  expect(server.logged).toEqual([]);
});
