import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { provideBus, provideBusAndBalancer } from './launch/bus.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

const HELP = `Usage: npm run chaos -- [options]

The tests with kills, races and tampering at full scale, one file after the other. npm test runs them with RUNS=5.

  --cluster  only processes killed and frozen behind the balancer while 200 players watch and bet
  --rounds   only leader, PostgreSQL and the processes of a cluster killed in each phase of Speed LOL
  --help     prints this help

Environment: RUNS, repetitions of each test, default 200; ROUND_KILLS, kills in each phase, default 50.`;

const { values } = parseArgs({
  options: { cluster: { type: 'boolean' }, rounds: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help === true) {
  console.log(HELP);
  process.exit(0);
}
await requireRuntime();
process.env.RUNS ??= '200';
process.env.CASES ??= 'all';
process.env.ROUND_KILLS ??= '50';
const rounds = ['round-kills', 'round-database-kills', 'round-cluster-kills'].map(
  (name) => `packages/server/tests/rounds/${name}.test.ts`,
);
const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const all = [
  'packages/server/tests/chaos',
  ...[
    ...['ledger/seals', 'ledger/tampering', 'ledger/tampering-command', 'database/database-restarts'],
    ...['chess/chess-kills', 'chess/chess-concurrency', 'desk/proposal-kills'],
  ].map((name) => `packages/server/tests/${name}.test.ts`),
  ...rounds,
];
const files = values.cluster === true ? ['packages/server/tests/cluster'] : values.rounds === true ? rounds : all;
const args = [vitest, 'run', '--project', 'server', '--no-file-parallelism', ...files];
const isProvided = values.cluster === true ? await provideBusAndBalancer() : await provideBus();
process.exitCode = isProvided ? await runShown(process.execPath, args) : 1;
