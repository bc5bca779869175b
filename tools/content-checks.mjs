import { join } from 'node:path';

import { provideBus } from './launch/bus.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run content-checks`: every day of 14 time zones since 2000 (K4), 10,000 calendar documents read by two other
// programs (K5), the results of five replayed days (K6, needs the data folder), all pages of 1,000,000 results while 100 a
// second arrive (K8), the analyses of 500 matches without what came later (K11), 100 announcements on three processes
// (K19), one file after the other. Path fragments select files. `npm test` runs them at small scale.
await requireRuntime();
process.env.CALENDAR_RUNS ??= '10000';
process.env.RESULTS ??= '1000000';
process.env.RUNS ??= '200';
process.env.ZONE_YEARS ??= 'all';
const FILES = [
  'days/zone-days',
  'calendars/calendar-document',
  'content/replayed-results',
  'content/results-while-written',
  'analysis/no-look-ahead',
  'announcements/announcements-over-processes',
];
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const wanted = process.argv.slice(2);
const projects = ['server', 'server-unit', 'unit'].flatMap((project) => ['--project', project]);
const args = ['run', ...projects, '--no-file-parallelism'];
const files = wanted.length > 0 ? wanted : FILES;
process.exitCode = !(await provideBus()) ? 1 : await runShown(process.execPath, [vitest, ...args, ...files]);
