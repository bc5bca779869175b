import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { listAnnouncements, saveAnnouncement, withdrawAnnouncement } from '../announcements';
import { openDatabase } from '../composition/create-stores';
import { scaledClock } from '../feed';
import { PlainError } from '../platform/errors';
import { steadyClock } from '../platform/time/clock';
import { identifyOperators, readKeys } from './ask-operator-keys';
import { runCommand } from './run-command';
import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';

const HELP = `Usage: npm run announce -- add <file.json> --by <name> [--by <name>]
         npm run announce -- edit <file.json> --by <name> [--by <name>]
         npm run announce -- withdraw <id> --by <name>
         npm run announce -- list
         [--database-url <url> | --data-dir <folder>]

Publishes announcements (docs/operations.md). "edit" replaces the announcement with the same id and raises its revision, so
readers see it as unread. Urgent announcements and maintenance need two operators, registered with npm run operators. Keys
are read from OPERATOR_KEYS (separated by a comma, in the order of --by) or from standard input, one per line.
`;

const silent = (): void => undefined;
const printError = (fields: Readonly<Record<string, unknown>>, message: string): void => console.error(message, fields);
const LOG = { info: silent, warn: printError, error: printError };

interface Action {
  readonly act: 'add' | 'edit' | 'withdraw' | 'list';
  /** File or id; empty for `list`. */
  readonly what: string;
  readonly by: readonly string[];
}

type Opened = Awaited<ReturnType<typeof openAnnouncements>>;

async function openAnnouncements(url: string) {
  const { stores, inTransaction, close } = openDatabase(url, LOG);
  const anchor = await stores.feedState.read();
  const clock = anchor === null ? steadyClock : scaledClock(steadyClock, anchor);
  return { stores, inTransaction, clock, close };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new PlainError(`${path} is not a JSON file that can be read.`, { cause });
  }
}

async function save(opened: Opened, { act, what, by }: Action): Promise<void> {
  const file = await readJson(what);
  const outcome = await saveAnnouncement(opened, act === 'edit' ? 'edit' : 'add', { file, by });
  if (outcome === 'id_exists') throw new PlainError('There is an announcement with this id: use edit.');
  if (outcome === 'unknown') throw new PlainError('There is no announcement with this id, or it was withdrawn.');
  if (outcome !== 'saved')
    throw new PlainError(
      ['The announcement was not saved:', ...outcome.faults.map((fault) => `  ${fault}`)].join('\n'),
    );
  console.log('Saved.');
}

async function list(opened: Opened): Promise<void> {
  for (const { id, revision, type, severity, publishAt, withdrawnAt } of await listAnnouncements(opened)) {
    const state = withdrawnAt === null ? new Date(publishAt).toISOString() : 'withdrawn';
    console.log(`${id}  revision ${revision}  ${type}  ${severity}  ${state}`);
  }
}

async function perform(url: string, action: Action, keys: readonly string[]): Promise<void> {
  const opened = await openAnnouncements(url);
  try {
    if (action.act === 'list') await list(opened);
    else await change(opened, { ...action, by: await identifyOperators(url, action.by, keys) });
  } finally {
    await opened.close();
  }
}

async function change(opened: Opened, action: Action): Promise<void> {
  if (action.act !== 'withdraw') {
    await save(opened, action);
    return;
  }
  const [by = ''] = action.by;
  if (!(await withdrawAnnouncement(opened, action.what, by)))
    throw new PlainError('There is no announcement with this id, or it was withdrawn before.');
  console.log('Withdrawn.');
}

const ACTS = ['add', 'edit', 'withdraw', 'list'] as const;

function readAction([word, what = '', ...more]: readonly string[], by: readonly string[]): Action | null {
  const act = ACTS.find((one) => one === word);
  const isComplete = act === 'list' ? what === '' : what !== '' && by.length >= 1 && by.length <= 2;
  return act === undefined || more.length > 0 || !isComplete ? null : { act, what, by };
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, by: { type: 'string', multiple: true }, ...DATABASE_FLAGS },
  });
  const action = readAction(positionals, values.by ?? []);
  const config = readDatabaseConfig(values);
  if (values.help === true || config === 'help' || action === null) {
    console.log(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const keys = action.act === 'list' ? [] : await readKeys(action.by);
  await withDatabase(
    config.database,
    ({ url }) => perform(url, action, keys),
    (line) => console.error(line),
  );
}

await runCommand(run);
