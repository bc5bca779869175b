// `npm run sim -- --seeds 10000`: plays seeds, then the planted defects; `npm run sim -- --seeds 1 --seed 42`: one again;
// `--games`: the virtual games.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { requireRuntime } from './launch/runtime.mjs';

await requireRuntime();

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, seed: { type: 'string', default: '1' }, games: { type: 'boolean' } },
});
const seeds = values.seeds ?? (process.argv.includes('--seed') ? '1' : '10000');
const files =
  values.games === true
    ? ['sim/games']
    : ['sim/first-half', 'sim/second-half', ...(seeds === '1' ? [] : ['sim/defects'])];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...files], {
  stdio: 'inherit',
  env: { ...process.env, SIM_SEEDS: seeds, SIM_SEED: values.seed, SIM_STORY: seeds === '1' ? '1' : '0' },
});
process.exitCode = status ?? 1;
