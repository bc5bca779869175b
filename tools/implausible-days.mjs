// `npm run implausible-days`: 10,000 days through feed, guard and settlement.
// `npm run implausible-days -- --days 1 --seed 42`: one again. `npm test` plays 40.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { requireRuntime } from './launch/runtime.mjs';

await requireRuntime();

const { values } = parseArgs({
  options: { days: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'faults/days'], {
  stdio: 'inherit',
  env: { ...process.env, DAYS: values.days, DAYS_SEED: values.seed },
});
process.exitCode = status ?? 1;
