import { parseArgs } from 'node:util';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabases, type NamedDatabase } from './with-databases';
import { readKeys, identifyOperators } from './ask-operator-keys';
import { openDatabase } from '../composition/create-stores';
import { PlainError } from '../platform/errors';
import type { QuarantineEntry } from '../feed';
import { runCommand } from './run-command';

const HELP = `Usage: npm run quarantine -- list | approve <id> --by <name> | reject <id> --by <name>
         [--database-url <url> | --data-dir <folder>]

Lists, approves and rejects quarantined feed data. An approved event is stored unchanged; a result needs the approval of two
operators. A running server applies decisions within a second. Operators are registered with npm run operators; the key is
read from OPERATOR_KEYS or standard input.
`;

const silent = (): void => undefined;

interface Action {
  readonly name: 'approve' | 'reject';
  readonly id: number;
  readonly by: string;
  readonly key: string;
}

function lineOf({ id, kind, reason, gameId, playId, round, seen, at, approvedBy }: QuarantineEntry): string {
  const about = [
    `match ${gameId ?? '-'}`,
    ...(playId === null ? [] : [`play ${playId}`]),
    ...(round === null ? [] : [`map ${round}`]),
  ];
  const approved = approvedBy.length === 0 ? '' : `, approved by ${approvedBy.join(', ')}`;
  return `${id}  ${new Date(at).toISOString()}  ${kind}  ${reason}  ${about.join(', ')}, received ${seen} times${approved}`;
}

async function runOn({ name, url }: NamedDatabase, action: Action | null): Promise<boolean> {
  const { stores, close } = openDatabase(url, { info: silent, warn: silent, error: silent });
  try {
    if (action !== null) {
      const [operator = ''] = await identifyOperators(url, [action.by], [action.key]);
      return await stores.quarantine[action.name](action.id, operator);
    }
    const entries = await stores.quarantine.list('held');
    console.log(`${name}: ${entries.length} held`);
    for (const entry of entries) console.log(lineOf(entry));
    return true;
  } finally {
    await close();
  }
}

function readAction(positionals: readonly string[], by: string | undefined): Omit<Action, 'key'> | null | 'help' {
  const [name, id] = positionals;
  if (name === 'list') return null;
  if (name !== 'approve' && name !== 'reject') return 'help';
  if (id === undefined || !/^[1-9]\d{0,15}$/.test(id)) throw new PlainError('Give the number of the entry.');
  if (by === undefined || by.trim() === '') throw new PlainError('Give the operator with --by <name>.');
  return { name, id: Number(id), by: by.trim() };
}

async function run(): Promise<void> {
  const options = {
    help: { type: 'boolean' },
    by: { type: 'string' },
    ...DATABASE_FLAGS,
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const wanted = readAction(positionals, values.by);
  const config = readDatabaseConfig(values);
  if (wanted === 'help' || config === 'help') {
    console.log(HELP);
    return;
  }
  const [key = ''] = wanted === null ? [] : await readKeys([wanted.by]);
  const action = wanted === null ? null : { ...wanted, key };
  await withDatabases(
    config.database,
    async (databases) => {
      if (action !== null && databases.length !== 1)
        throw new PlainError('There are several databases: choose one with --database-url.');
      for (const one of databases)
        if (!(await runOn(one, action))) throw new PlainError('There is no undecided entry with this number.');
    },
    (line) => console.log(line),
  );
}

await runCommand(run);
