// `npm run verify-round -- 20261122-417 --file round.json`: verifies rounds of Speed LOL from an exported file, offline.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkRound, roundFile, type RoundFile } from './rounds/check-round';

const HELP = `Usage: npm run verify-round -- [<round>] --file <round.json>

Verifies one round, or all rounds of the file: salt, chain to the anchor, hash of the seed, pairing and facts. The file is
what the page exports of a round or an epoch. No network is used, and no code of the server.
`;

function read(path: string): RoundFile {
  const parsed = roundFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is no export of rounds: ${parsed.error.issues[0]?.path.join('.') ?? ''}`);
}

/** @returns number of differences. */
function verify({ epoch, rounds }: RoundFile, wanted: string | undefined): number {
  const chosen = rounds.filter(({ round }) => wanted === undefined || round === wanted);
  if (chosen.length === 0) throw new Error(`The file has no round ${wanted ?? ''}`);
  let differences = 0;
  for (const round of chosen) {
    const checks = checkRound(epoch, round);
    const wrong = checks.filter(({ computed, published }) => computed !== published);
    differences += wrong.length;
    console.log(`${wrong.length === 0 ? '✓' : '✗'} ${round.round}`);
    for (const { name, computed, published } of chosen.length === 1 ? checks : wrong)
      console.log(
        computed === published
          ? `  ✓ ${name}: ${computed}`
          : `  ✗ ${name}: computed ${computed}, published ${published}`,
      );
  }
  return differences;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, file: { type: 'string' } },
});
if (values.help === true || values.file === undefined) {
  console.log(HELP);
  process.exitCode = values.help === true ? 0 : 1;
} else {
  try {
    process.exitCode = verify(read(values.file), positionals[0]) === 0 ? 0 : 1;
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}
