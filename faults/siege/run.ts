import { parseArgs } from 'node:util';

import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { missesOf } from './misses-of';
import { printDetails, printHead, printResult } from './print-result';
import { Siege, type SiegeResult } from './siege';
import { SIEGE_ROWS } from './siege-rows';

// `npm run siege`: each attack for a minute from one address beside 50 honest players (R37). Options: `--seconds 10`,
// `--players 50`, `--no-control`; names select attacks or findings: `S-H1 many-lists`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    players: { type: 'string', default: '50' },
    'no-control': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rows = SIEGE_ROWS.filter(
  ({ attack, finding }) => positionals.length === 0 || positionals.includes(attack) || positionals.includes(finding),
);
if (rows.length === 0 || !(seconds > 0))
  throw new Error(`Unknown attack; valid names: ${SIEGE_ROWS.map((row) => row.attack).join(', ')}.`);

const control = values['no-control'] ? 0 : Math.min(seconds, 20);
const times = { warmUp: 8, quiet: Math.min(seconds, 30), attack: seconds, rest: 10, control };
const database = await openBenchDatabase();
const results: SiegeResult[] = [];
try {
  const siege = await Siege.open(database.url, Number(values.players));
  try {
    printHead();
    for (const row of rows) {
      const played = await siege.play([row], times);
      played.forEach(printResult);
      results.push(...played);
    }
  } finally {
    await siege.close();
  }
} finally {
  await database.close();
}
for (const result of results) printDetails(result);
const missed = results.filter((result) => missesOf(result).length > 0).length;
console.log(`\n${results.length - missed} of ${results.length} attacks held`);
process.exitCode = missed > 0 ? 1 : 0;
