import { parseArgs } from 'node:util';

import { isWebhookType, WEBHOOK_TYPES, type WebhookType } from '@clutchline/contract/operator';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';
import { PlainError } from '../platform/errors';
import { WebhookTargets } from '../webhooks/postgres-webhook-targets';
import { targetFault } from '../webhooks/target-address';
import { runCommand } from './run-command';

const HELP = `Usage: npm run webhooks -- add <address> [--types <type>,<type>] [--allow-private]
       npm run webhooks -- list
       npm run webhooks -- remove <id>
       npm run webhooks -- replay <id> [--since <time>]
         [--database-url <url> | --data-dir <folder>]

Manages the addresses that receive webhooks. "add" prints id and secret once. Addresses are HTTPS and public; with
--allow-private they can be in a private network, and HTTP on this machine. "replay" sends what is parked or waits at
once, and with --since, such as 2026-01-31T20:00:00Z, also what was received since then, in order and with the same ids.

Types: ${WEBHOOK_TYPES.join(', ')}. Default: all.
`;

interface Options {
  readonly types: readonly WebhookType[] | null;
  readonly allowsPrivate: boolean;
  readonly since: Date | null;
}

function readTypes(text: string | undefined): readonly WebhookType[] | null {
  if (text === undefined) return null;
  return text.split(',').map((name) => {
    if (isWebhookType(name)) return name;
    throw new PlainError(`--types takes ${WEBHOOK_TYPES.join(', ')}, separated by commas, not "${name}".`);
  });
}

function readSince(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const since = new Date(text);
  if (!Number.isNaN(since.getTime())) return since;
  throw new PlainError('--since takes a time such as 2026-01-31T20:00:00Z.');
}

type Action = (targets: WebhookTargets, text: string, options: Options) => Promise<void>;

const unknown = (id: string): PlainError => new PlainError(`There is no address with the id ${id}.`);

const ACTIONS: Readonly<Record<'add' | 'list' | 'remove' | 'replay', Action>> = {
  add: async (targets, url, { types, allowsPrivate }) => {
    const fault = await targetFault(url, allowsPrivate);
    if (fault !== null) throw new PlainError(`${url} ${fault}.`);
    const { id, secret } = await targets.add({ url, types, allowsPrivate });
    console.log(`${id}  ${secret}`);
  },
  list: async (targets) => {
    for (const { id, url, types, open, parked, lastFailure } of await targets.list())
      console.log(
        [id, url, types?.join(',') ?? 'all', `${open} open`, `${parked} parked`, lastFailure ?? '']
          .join('  ')
          .trimEnd(),
      );
  },
  remove: async (targets, id) => {
    if (!(await targets.remove(id))) throw unknown(id);
    console.log(`${id} is removed.`);
  },
  replay: async (targets, id, { since }) => {
    const count = await targets.replay(id, since);
    if (count === null) throw unknown(id);
    console.log(`${count} webhooks are sent.`);
  },
};

const isAction = (word: string | undefined): word is keyof typeof ACTIONS => word !== undefined && word in ACTIONS;

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ help: { type: 'boolean' }, 'allow-private': { type: 'boolean' } },
      ...{ types: text, since: text, ...DATABASE_FLAGS },
    },
  });
  const { help, types, since, 'allow-private': allowsPrivate = false, ...flags } = values;
  const [act, subject = '', ...more] = positionals;
  const config = readDatabaseConfig(flags);
  const isComplete = isAction(act) && more.length === 0 && (act === 'list') === (subject === '');
  if (help === true || config === 'help' || !isComplete) {
    console.log(HELP);
    if (help !== true) process.exitCode = 1;
    return;
  }
  const options = { types: readTypes(types), allowsPrivate, since: readSince(since) };
  await withDatabase(
    config.database,
    ({ url }) => ACTIONS[act](new WebhookTargets(url), subject, options),
    (line) => console.error(line),
  );
}

await runCommand(run);
