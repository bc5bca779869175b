import { join } from 'node:path';

import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';

// `npm run chaos`: the tests that kill, race and tamper, with their full counts, one file after the other (about 40 minutes).
// `npm test` runs them with RUNS=20.
process.env.RUNS ??= '200';
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const files = ['packages/server/tests/chaos', 'packages/server/tests/seals.test.ts'];
const args = [vitest, 'run', '--project', 'server', '--no-file-parallelism', ...files];
process.exitCode = await runShown(process.execPath, args);
