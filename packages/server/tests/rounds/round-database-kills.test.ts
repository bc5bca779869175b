import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterEach, beforeEach, it } from 'vitest';

import { migrate } from '../../src/database/migrate';
import { startChaosPostgres, type ChaosPostgres } from '../chaos/chaos-postgres';
import { killInPhases } from './kill-in-phases';
import { openRounds, START } from './open-rounds';
import { MOST_MS, ROUND_KILLS } from './phase-kills';

let postgres: ChaosPostgres;
let context: TestContext;
let other: TestContext;
beforeEach(async () => {
  postgres = await startChaosPostgres();
  await migrate(postgres.url);
  await setFeedAge(postgres.url, 0);
  context = await openTestContext({ url: postgres.url, drop: () => Promise.resolve() });
  other = secondProcess(context);
  await openRounds(context).runAt(START - 1);
});
afterEach(async () => {
  await other.close();
  await context.close();
  await postgres.close();
});

/** Minutes long: only by `npm run chaos -- --rounds`. */
const test = it.runIf(process.env['ROUND_KILLS'] !== undefined);

test.each([
  { who: 'PostgreSQL', leader: false },
  { who: 'PostgreSQL and the leader at once', leader: true },
])(
  `V6 V8 ROUND-7 kill -9 of $who in each phase (${ROUND_KILLS} each) while two processes bet: nothing late, lost or twice`,
  async ({ leader }) => {
    await killInPhases({ context, other, victims: { leader, database: postgres } });
  },
  MOST_MS,
);
