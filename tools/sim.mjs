// `npm run sim -- --seeds 10000`: plays seeds; `npm run sim -- --seeds 1 --seed 42`: one again.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { requireRuntime } from './launch/runtime.mjs';

await requireRuntime();

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const seeds = values.seeds ?? (process.argv.includes('--seed') ? '1' : '10000');
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', 'sim/first-half', 'sim/second-half'], {
  stdio: 'inherit',
  env: { ...process.env, SIM_SEEDS: seeds, SIM_SEED: values.seed, SIM_STORY: seeds === '1' ? '1' : '0' },
});
process.exitCode = status ?? 1;
