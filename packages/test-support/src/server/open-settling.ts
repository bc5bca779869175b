import type { FeedEvent } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import type { BetRecord } from '../../../server/src/history/bet-store';
import { ingestFeedEvents } from '../../../server/src/feed/ingest-feed-events';
import { settlePlays } from '../../../server/src/settlement/settle-plays';
import { NOW, openTestContext, type TestContext } from './open-test-context';
import { settlementFaults } from './settlement-faults';

export interface Settling {
  readonly context: TestContext;
  readonly client: pg.Client;
  settle(events: readonly FeedEvent[]): Promise<void>;
  betOf(orderNo: string | undefined): Promise<BetRecord>;
  booksAreRight(): Promise<void>;
  close(): Promise<void>;
}

export async function openSettling(): Promise<Settling> {
  const context = await openTestContext();
  const client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  return {
    context,
    client,
    async settle(events) {
      await ingestFeedEvents(context, events);
      await settlePlays(context);
    },
    async betOf(orderNo) {
      const [bet] = await context.stores.bets.byOrderNos([orderNo ?? '']);
      if (bet === undefined) throw new Error('no such bet');
      return bet;
    },
    async booksAreRight() {
      expect(await settlementFaults(client)).toEqual([]);
      expect(await context.stores.wallets.verify()).toEqual([]);
    },
    async close() {
      await client.end();
      await context.close();
    },
  };
}

/** Hooks of a test file: one database for all its tests, new events at `NOW` before each, and right books at the end. */
export function shareSettling(opened: (settling: Settling) => void, nextEvents: () => readonly FeedEvent[]): void {
  let shared: Settling | null = null;
  beforeAll(async () => {
    shared = await openSettling();
    opened(shared);
  });
  beforeEach(async () => {
    shared?.context.setNow(NOW);
    if (shared !== null) await ingestFeedEvents(shared.context, nextEvents());
  });
  afterAll(async () => {
    await shared?.booksAreRight();
    await shared?.close();
  });
}
