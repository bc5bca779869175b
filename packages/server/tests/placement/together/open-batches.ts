import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { expect } from 'vitest';

import { ingestFeedEvents } from '../../../src/feed/ingest-feed-events';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import type { TogetherBet } from './check-together';

export const ORDER: unknown = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/);

/** Three players and three matches for each test, on one database. */
export class Batches {
  /** The first of three. */
  game = 0;
  players: Awaited<ReturnType<TestContext['player']>>[] = [];

  private constructor(
    readonly context: TestContext,
    readonly owner: pg.Client,
  ) {}

  static async open(): Promise<Batches> {
    const context = await openTestContext();
    const owner = new pg.Client({ connectionString: context.databaseUrl });
    await owner.connect();
    return new Batches(context, owner);
  }

  async begin(): Promise<void> {
    const { context } = this;
    this.game += 3;
    const games = [0, 1, 2].map((n) => this.game + n);
    await ingestFeedEvents(
      context,
      games.flatMap((game) => matchEvents(game)),
    );
    this.players = await Promise.all(games.map(() => context.player('100')));
    // The first bet on a point is placed alone, because it creates the rows of the exposure.
    const opener = await context.player('100');
    for (const gameId of games) await placed(context, singleRequest({ gameId }, '1'), opener);
  }

  async close(): Promise<void> {
    await this.owner.end();
    expect(await faultsOfHeldBooks(this.context.databaseUrl)).toEqual([]);
    expect(await this.context.stores.wallets.verify()).toEqual([]);
    await this.context.close();
  }

  /** One of each player, on another match each. */
  bets(): TogetherBet[] {
    return this.players.map((info, n) => ({ request: singleRequest({ gameId: this.game + n }, '10'), info }));
  }

  balances(): Promise<(bigint | null)[]> {
    const { wallets } = this.context.stores;
    return Promise.all(this.players.map(async ({ caller }) => (await wallets.read(caller.accountId))?.balance ?? null));
  }

  /** That have placed bets of the players. */
  async transactions(): Promise<number> {
    const [row] = await ask<{ count: number }>(
      this.context.databaseUrl,
      'select count(distinct xid::text)::int as count from placements where account_id = any($1)',
      [this.players.map(({ caller }) => caller.accountId)],
    );
    return row?.count ?? 0;
  }

  /** Every commit of a placement waits until `letCommit`. */
  async holdCommits(): Promise<void> {
    await this.owner.query(`
      select pg_advisory_lock(1);
      create function wait_for_owner() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(1);
        return null;
      end $$;
      create constraint trigger wait_for_owner after insert on placements deferrable initially deferred
      for each row execute function wait_for_owner()`);
  }

  async letCommit(): Promise<void> {
    await this.owner.query('select pg_advisory_unlock(1)');
  }

  async endHolding(): Promise<void> {
    await this.owner.query('drop function wait_for_owner cascade');
  }

  /** Process ids of connections that wait for a lock. */
  async untilWaiting(): Promise<number[]> {
    for (;;) {
      const { rows } = await this.owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return rows.map(({ pid }) => pid);
      await sleep(5);
    }
  }
}
