import { parseArgs } from 'node:util';

import { openDatabase } from '../composition/create-stores';
import { scaledClock } from '../feed';
import { listPins, MOST_PINS, pin, unpin, type PinRequest } from '../home';
import { PlainError } from '../platform/errors';
import { steadyClock } from '../platform/time/clock';
import { identifyOperators, readKeys } from './ask-operator-keys';
import { readPinAction, type PinAction } from './read-pin-action';
import { runCommand } from './run-command';
import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';

const HELP = `Usage: npm run pin -- event <id> --by <name> [--until <time>]
         npm run pin -- match <id> --by <name> [--until <time>]
         npm run pin -- remove event|match <id> --by <name>
         npm run pin -- list
         [--database-url <url> | --data-dir <folder>]

Pins at most ${MOST_PINS} events or matches before the recommended events of the home, where they are labelled (docs/operations.md).
A match is shown on the card of its event. A pin ends at --until (business time, such as 2026-12-01T00:00:00Z), and that of
a match at its end. The key of the operator is read from OPERATOR_KEYS or from standard input.
`;

const silent = (): void => undefined;
const printError = (fields: Readonly<Record<string, unknown>>, message: string): void => console.error(message, fields);
const LOG = { info: silent, warn: printError, error: printError };

type Opened = Awaited<ReturnType<typeof openPins>>;

async function openPins(url: string) {
  const { stores, inTransaction, close } = openDatabase(url, LOG);
  const anchor = await stores.feedState.read();
  const clock = anchor === null ? steadyClock : scaledClock(steadyClock, anchor);
  return { stores, inTransaction, clock, close };
}

const FAULTS = {
  over: 'The time of --until has passed.',
  too_many: `There are ${MOST_PINS} pins already: remove one first.`,
} as const;

async function add(opened: Opened, request: PinRequest): Promise<void> {
  const outcome = await pin(opened, request);
  if (outcome === 'unknown')
    throw new PlainError(
      request.kind === 'event' ? 'There is no event with this id.' : 'No live or coming match has this id.',
    );
  if (outcome !== 'pinned') throw new PlainError(FAULTS[outcome]);
  console.log('Pinned. The home shows it within seconds.');
}

async function list(opened: Opened): Promise<void> {
  for (const { eventId, gameId, until, pinnedBy } of await listPins(opened)) {
    const what = gameId === null ? `event ${eventId}` : `match ${gameId} of event ${eventId}`;
    console.log(`${what}  by ${pinnedBy}  ${until === null ? 'no end' : `until ${new Date(until).toISOString()}`}`);
  }
}

async function perform(url: string, action: PinAction, keys: readonly string[]): Promise<void> {
  const opened = await openPins(url);
  try {
    if (action.act === 'list') {
      await list(opened);
      return;
    }
    const [by = action.by] = await identifyOperators(url, [action.by], keys);
    if (action.act === 'add') await add(opened, { ...action, by });
    else if (await unpin(opened, action)) console.log('Removed.');
    else throw new PlainError('It is not pinned.');
  } finally {
    await opened.close();
  }
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, by: { type: 'string' }, until: { type: 'string' }, ...DATABASE_FLAGS },
  });
  const action = readPinAction(positionals, values);
  const config = readDatabaseConfig(values);
  if (values.help === true || config === 'help' || action === null) {
    console.log(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const keys = action.act === 'list' ? [] : await readKeys([action.by]);
  await withDatabase(
    config.database,
    ({ url }) => perform(url, action, keys),
    (line) => console.error(line),
  );
}

await runCommand(run);
