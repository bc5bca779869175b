import { openDatabase } from '../../src/composition/create-stores';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { wholeResult } from '@clutchline/test-support/server/test-feed';

/** Random order, with repetitions. */
const [databaseUrl = '', first = '0', matches = '0'] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { stores, inTransaction } = openDatabase(databaseUrl, silent);
const context = { stores, inTransaction, log: silent, clock: { now: () => Date.now() } };
const anyMatch = (): number => Number(first) + Math.floor(Math.random() * Number(matches));

await stores.feed.fedUntil();
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (;;) {
  const gameId = anyMatch();
  const results = [...wholeResult(gameId), ...wholeResult(gameId)].sort(() => Math.random() - 0.5);
  try {
    await ingestFeedEvents(context, results);
    await settlePlays(context);
    if (Math.random() < 0.2) await settleBets(context, null);
  } catch {
    // The next run continues here.
  }
}
