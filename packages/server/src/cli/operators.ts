import { parseArgs } from 'node:util';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';
import { Operators } from '../operator/postgres-operators';
import { PlainError } from '../platform/errors';
import { runCommand } from './run-command';

const HELP = `Usage: npm run operators -- add <name> | list | remove <name>
         [--database-url <url> | --data-dir <folder>]

Manages the operators who may approve quarantined feed data and void markets. "add" prints the operator's key once: pass it
on privately. If a key is lost, remove the operator and add the name again.
`;

type Action = (operators: Operators, name: string) => Promise<void>;

const ACTS: Readonly<Record<'add' | 'list' | 'remove', Action>> = {
  add: async (operators, name) => {
    const added = await operators.add(name);
    if (added === null)
      throw new PlainError(`"${name}" is taken or invalid: 1 to 64 letters, digits, spaces and . ' _ - between them.`);
    console.log(`${added.name}  ${added.key}`);
  },
  list: async (operators) => {
    for (const { name, since } of await operators.list()) console.log(`${name}  since ${since}`);
  },
  remove: async (operators, name) => {
    if (!(await operators.remove(name))) throw new PlainError(`There is no operator ${name}.`);
    console.log(`${name} is removed.`);
  },
};

const isAction = (word: string | undefined): word is keyof typeof ACTS => word !== undefined && word in ACTS;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, ...DATABASE_FLAGS },
  });
  const [act, name = '', ...more] = positionals;
  const config = readDatabaseConfig(values);
  const isComplete = isAction(act) && more.length === 0 && (act === 'list') === (name === '');
  if (values.help === true || config === 'help' || !isComplete) {
    console.log(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  await withDatabase(
    config.database,
    ({ url }) => ACTS[act](new Operators(url), name),
    (line) => console.error(line),
  );
}

await runCommand(run);
