import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { openTestContext } from '@clutchline/test-support/server/open-test-context';

import { createSecretStore } from '../../src/rounds/postgres-secret-store';
import { RoundLeader } from '../../src/rounds/start-rounds';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { businessClock } from './open-rounds';

/** Leads Speed LOL and settles until it is killed; a line on its input has the beginning of business time. */
const [url = '', speed = '1'] = process.argv.slice(2);
const opened = await openTestContext({ url, drop: () => Promise.resolve() });
const options = { bus: { publish: () => undefined }, wakeSettlement: () => undefined, speed: Number(speed) };
const secrets = createSecretStore(url);
await opened.stores.feed.fedUntil();
process.stdout.write('ready\n');
const [zero] = await once(process.stdin, 'data');
const context = { ...opened, clock: businessClock(Number(String(zero)), Number(speed)) };
const leader = new RoundLeader(context, { ...options, secrets, isSwitchedOff: false });

// As the product at its start and when its database is back: plays may be decided and their bets not.
let isBack = true;
for (;;) {
  try {
    if (isBack) await settleBets(context, null);
    isBack = false;
    await leader.run();
    await settlePlays(context);
  } catch {
    isBack = true;
  }
  await sleep(10);
}
