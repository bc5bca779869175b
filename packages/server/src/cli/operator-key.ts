import { parseArgs } from 'node:util';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';
import { OperatorKeys } from '../integration/postgres-operator-keys';
import { PlainError } from '../platform/errors';
import { runCommand } from './run-command';

const HELP = `Usage: npm run operator-key -- create <label> | list | revoke <id> [--after <hours>]
         [--database-url <url> | --data-dir <folder>]

Manages the keys of the operator API. "create" prints id and secret once. To rotate, create a key, change the operator's
systems, and revoke the former key; until then both are valid. With the first key the demo sign-in is switched off.
`;

const MOST_HOURS = 8_760;

function readHours(text: string | undefined): number {
  const hours = Number(text ?? '0');
  if (/^\d{1,4}$/.test(text ?? '0') && hours <= MOST_HOURS) return hours;
  throw new PlainError(`--after takes whole hours, 0 to ${MOST_HOURS}.`);
}

type Action = (keys: OperatorKeys, text: string, hours: number) => Promise<void>;

const ACTIONS: Readonly<Record<'create' | 'list' | 'revoke', Action>> = {
  create: async (keys, label) => {
    const made = await keys.create(label);
    if (made === null) throw new PlainError('A label has 1 to 64 characters without control characters.');
    console.log(`${made.id}  ${made.secret}`);
  },
  list: async (keys) => {
    for (const { id, label, since, until } of await keys.list())
      console.log(`${id}  since ${since}${until === null ? '' : `  until ${until}`}  ${label}`);
  },
  revoke: async (keys, id, hours) => {
    if (!(await keys.revoke(id, hours))) throw new PlainError(`There is no key ${id}.`);
    console.log(hours === 0 ? `${id} is revoked.` : `${id} is revoked in ${hours} hours.`);
  },
};

const isAction = (word: string | undefined): word is keyof typeof ACTIONS => word !== undefined && word in ACTIONS;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, after: { type: 'string' }, ...DATABASE_FLAGS },
  });
  const { after, ...flags } = values;
  const [act, text = '', ...more] = positionals;
  const config = readDatabaseConfig(flags);
  const isComplete = isAction(act) && more.length === 0 && (act === 'list') === (text === '');
  if (values.help === true || config === 'help' || !isComplete) {
    console.log(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const hours = readHours(after);
  await withDatabase(
    config.database,
    ({ url }) => ACTIONS[act](new OperatorKeys(url), text, hours),
    (line) => console.error(line),
  );
}

await runCommand(run);
