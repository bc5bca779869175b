import { openDatabase } from '../../src/composition/create-stores';
import { applyApprovedProposals } from '../../src/quarantine/apply-approved-proposals';

/** As the leader does, without its pause. */
const [databaseUrl = ''] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { stores, inTransaction } = openDatabase(databaseUrl, silent);
const clock = { now: () => Date.now() };
const context = { stores, inTransaction, log: silent, clock, wallClock: clock };

await stores.feed.fedUntil();
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (;;)
  try {
    await applyApprovedProposals(context);
  } catch {
    // The next run continues here.
  }
