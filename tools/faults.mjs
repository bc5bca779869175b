import { join } from 'node:path';

import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';

// `npm run faults`: the faults of push with the full numbers of their promises, in fake time and on real processes, one
// file after the other. Parts of paths run those files alone: `npm run faults -- processes/restart`. `npm test` runs all of them small.
process.env.FAULT_SEEDS ??= '1000';
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const wanted = process.argv.slice(2);
const args = ['run', '--project', 'unit', '--project', 'server', '--no-file-parallelism'];
const files = wanted.length > 0 ? wanted : ['faults/sim', 'faults/processes'];
process.exitCode = await runShown(process.execPath, [vitest, ...args, ...files]);
