import { openDatabase } from '../../../server/src/composition/create-stores';
import type { DueQuery } from '../../../server/src/acceptance/held-bet-store';
import { acceptOrRejectHeldBets } from '../../../server/src/acceptance/accept-or-reject-held-bets';

const [databaseUrl = '', now = '0'] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { stores, inTransaction } = openDatabase(databaseUrl, silent);
const clock = { now: () => Number(now) };

await stores.feed.fedUntil();
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
// Small transactions, so that a kill interrupts one.
const slowly = { ...stores.heldBets, due: (query: DueQuery) => stores.heldBets.due({ ...query, limit: 5 }) };
const context = { stores: { ...stores, heldBets: slowly }, inTransaction, clock, log: silent };
for (;;) await acceptOrRejectHeldBets(context);
