import { join } from 'node:path';

import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run day-of-announcements`: three players bet through the page for a simulated day at speed 60 (24 minutes), and
// everything that happens to their money is announced once (U3). Needs `npm run build:web`. `npm test` plays seconds.
await requireRuntime();
process.env.ANNOUNCED_SECONDS ??= '1440';
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
process.exitCode = await runShown(process.execPath, [vitest, 'run', '--project', 'e2e', 'e2e/announcements']);
