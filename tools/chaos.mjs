import { join } from 'node:path';

import { provideBus, provideBusAndBalancer } from './launch/bus.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { runShown } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run chaos`: the tests with kills, races and tampering at full scale, one file after the other.
// `npm run chaos -- --cluster`: processes killed and frozen behind the balancer while 200 players watch and bet.
// `npm run chaos -- --rounds`: leader, PostgreSQL and the processes of a cluster killed in each phase of Speed LOL (ROUND_KILLS times).
// `npm test` runs them with RUNS=5.
await requireRuntime();
process.env.RUNS ??= '200';
process.env.ROUND_KILLS ??= '50';
const isCluster = process.argv.includes('--cluster');
const isOfRounds = process.argv.includes('--rounds');
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
const files = isCluster ? ['packages/server/tests/cluster'] : isOfRounds ? rounds : all;
const args = [vitest, 'run', '--project', 'server', '--no-file-parallelism', ...files];
const isProvided = isCluster ? await provideBusAndBalancer() : await provideBus();
process.exitCode = isProvided ? await runShown(process.execPath, args) : 1;
