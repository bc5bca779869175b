import { parseArgs } from 'node:util';

import { rebuildReadModels } from '../content/postgres/rebuild-read-models';
import { runCommand } from './run-command';
import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';

const HELP = `Usage: npm run rebuild-read-models [-- --database-url <url> | --data-dir <folder>]

Computes finished matches and games of teams again from the results, in one transaction, and marks all names for the search
index, which the running server makes again. Results that arrive meanwhile wait. Nothing else changes.
`;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, ...DATABASE_FLAGS } });
  const config = readDatabaseConfig(values);
  if (values.help === true || config === 'help') {
    console.log(HELP);
    return;
  }
  await withDatabase(
    config.database,
    async ({ url }) => {
      const { finishedMatches, names } = await rebuildReadModels(url);
      console.log(`${finishedMatches} finished matches were computed again; ${names} names wait for the search index.`);
    },
    (line) => console.error(line),
  );
}

await runCommand(run);
