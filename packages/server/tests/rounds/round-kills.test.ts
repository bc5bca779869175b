import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { afterAll, beforeAll, it } from 'vitest';

import { killInPhases } from './kill-in-phases';
import { openRounds, START } from './open-rounds';
import { MOST_MS, ROUND_KILLS } from './phase-kills';

let context: TestContext;
let other: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  other = secondProcess(context);
  await openRounds(context).runAt(START - 1);
});
afterAll(async () => {
  await other.close();
  await context.close();
});

it(
  `V6 V8 ROUND-7 kill -9 of the leader in each phase (${ROUND_KILLS} each) while two processes bet: nothing late, lost or twice`,
  () => killInPhases({ context, other, victims: { leader: true, database: null } }),
  MOST_MS,
);
