import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { requireRuntime } from './launch/runtime.mjs';

const HELP = `Usage: npm run sim -- [options]

Plays seeds of the simulator, then its planted defects.

  --seeds <number>  number of seeds; default 10000, with --seed 1
  --seed <number>   the first seed; default 1
  --games           the virtual games instead
  --help            prints this help`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    games: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help === true) {
  console.log(HELP);
  process.exit(0);
}
await requireRuntime();
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
