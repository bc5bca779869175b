import { parseArgs } from 'node:util';

import { BOOKS_FLAGS, configOfBooks } from './books-flags';
import { askKeys, identifyOperators } from './operator-keys';
import { openDatabase } from './db/open-database';
import { PlainError } from './plain-error';
import type { QuarantineEntry } from './ports/quarantine-store';
import { runCommand } from './run-command';
import { withBooks, type Books } from './with-books';

const HELP = `Usage: npm run quarantine -- list | approve <id> --by <name> | reject <id> --by <name>
         [--database-url <url> | --data-dir <folder>]

What a feed said and was not believed. An approved event is stored as the feed said it; a result needs the approval of two
people. A running server carries decisions out within a second. The operator is registered by npm run operators; the key is
read from OPERATOR_KEYS or from standard input.
`;

const silent = (): void => undefined;

interface Deed {
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
  return `${id}  ${new Date(at).toISOString()}  ${kind}  ${reason}  ${about.join(', ')}, said ${seen} times${approved}`;
}

async function visit({ name, url }: Books, deed: Deed | null): Promise<boolean> {
  const { stores, close } = openDatabase(url, { info: silent, warn: silent, error: silent });
  try {
    if (deed !== null) {
      const [operator = ''] = await identifyOperators(url, [deed.by], [deed.key]);
      return await stores.quarantine[deed.name](deed.id, operator);
    }
    const entries = await stores.quarantine.list('held');
    console.log(`${name}: ${entries.length} held`);
    for (const entry of entries) console.log(lineOf(entry));
    return true;
  } finally {
    await close();
  }
}

function readDeed(positionals: readonly string[], by: string | undefined): Omit<Deed, 'key'> | null | 'help' {
  const [name, id] = positionals;
  if (name === 'list') return null;
  if (name !== 'approve' && name !== 'reject') return 'help';
  if (id === undefined || !/^[1-9]\d{0,15}$/.test(id)) throw new PlainError('Name the entry by its number.');
  if (by === undefined || by.trim() === '') throw new PlainError('Say who decides with --by <name>.');
  return { name, id: Number(id), by: by.trim() };
}

async function run(): Promise<void> {
  const options = {
    help: { type: 'boolean' },
    by: { type: 'string' },
    ...BOOKS_FLAGS,
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const wanted = readDeed(positionals, values.by);
  const config = configOfBooks(values);
  if (wanted === 'help' || config === 'help') {
    console.log(HELP);
    return;
  }
  const [key = ''] = wanted === null ? [] : await askKeys([wanted.by]);
  const deed = wanted === null ? null : { ...wanted, key };
  await withBooks(
    config.database,
    async (books) => {
      if (deed !== null && books.length !== 1)
        throw new PlainError('There are several books: name one by --database-url.');
      for (const one of books)
        if (!(await visit(one, deed)))
          throw new PlainError('Nothing is held under this number, or it is decided already.');
    },
    (line) => console.log(line),
  );
}

await runCommand(run);
