import { join } from 'node:path';

import { provideBus } from './launch/bus.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run faults`: faults of push, bus, outbox, tabs, feed, database and clocks at full scale (R15 to R19, R23, R24,
// R38 to R40), in fake time and on real processes, one file after the other. Path fragments select files:
// `npm run faults -- processes/restart`. `npm test` runs them at small scale.
await requireRuntime();
process.env.FAULT_SEEDS ??= '1000';
process.env.BUS_ROUNDS ??= '25';
process.env.RUNS ??= '200';
process.env.TABS_CASES ??= '1000';
const FILES = [
  'faults/sim',
  'faults/processes',
  'packages/server/tests/push/real-bursts',
  'packages/server/tests/bus/bus-faults',
  'packages/server/tests/bus/outbox-crashes',
  'packages/server/tests/stalls',
  'packages/web/src/state/slip-memory/several-tabs',
];
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const wanted = process.argv.slice(2);
const args = ['run', '--project', 'unit', '--project', 'server', '--no-file-parallelism'];
const files = wanted.length > 0 ? wanted : FILES;
process.exitCode = !(await provideBus()) ? 1 : await runShown(process.execPath, [vitest, ...args, ...files]);
