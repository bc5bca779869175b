import { parseArgs } from 'node:util';

import { DESK_ROLES, type DeskRole } from '@clutchline/contract/desk';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';
import { DeskOperators } from '../desk/access/postgres-desk-operators';
import { PlainError } from '../platform/errors';
import { steadyClock } from '../platform/time/clock';
import { runCommand } from './run-command';

const HELP = `Usage: npm run desk -- invite <name> --role <role>... [--same-person-as <name>] | list | end <name>
         [--database-url <url> | --data-dir <folder>]

Manages the operators of the desk. "invite" prints the token of an invitation once, valid for 15 minutes: with it the
operator chooses a password and a second factor, or a passkey. It also resets an operator and changes the roles. "end"
also ends the sessions. Roles: ${DESK_ROLES.join(', ')}.
`;

interface Given {
  readonly name: string;
  readonly roles: readonly DeskRole[];
  readonly samePersonAs: string | null;
}

type Action = (operators: DeskOperators, given: Given) => Promise<void>;

const ACTIONS: Readonly<Record<'invite' | 'list' | 'end', Action>> = {
  invite: async (operators, given) => {
    if (given.roles.length === 0) throw new PlainError(`Give --role: ${DESK_ROLES.join(', ')}.`);
    const token = await operators.invite(given);
    if (token === null)
      throw new PlainError(
        `"${given.name}" is invalid (1 to 64 letters, digits, spaces and . ' _ - between them), or there is no account of the other name.`,
      );
    console.log(`${given.name}  ${token}`);
  },
  list: async (operators) => {
    for (const { name, roles, person, hasCredentials } of await operators.list())
      console.log(`${name}  person ${person}  ${roles.join(' ')}${hasCredentials ? '' : '  invited'}`);
  },
  end: async (operators, { name }) => {
    if (!(await operators.end(name))) throw new PlainError(`There is no operator ${name}.`);
    console.log(`${name} has ended.`);
  },
};

const isAction = (word: string | undefined): word is keyof typeof ACTIONS => word !== undefined && word in ACTIONS;

function readRoles(given: readonly string[]): DeskRole[] {
  return given.map((text) => {
    const role = DESK_ROLES.find((each) => each === text);
    if (role === undefined) throw new PlainError(`There is no role ${text}: ${DESK_ROLES.join(', ')}.`);
    return role;
  });
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      role: { type: 'string', multiple: true },
      'same-person-as': { type: 'string' },
      ...DATABASE_FLAGS,
    },
  });
  const { role = [], 'same-person-as': samePersonAs = null, help = false, ...flags } = values;
  const [action, name = '', ...more] = positionals;
  const config = readDatabaseConfig(flags);
  const isComplete = isAction(action) && more.length === 0 && (action === 'list') === (name === '');
  if (help || config === 'help' || !isComplete) {
    console.log(HELP);
    if (!help) process.exitCode = 1;
    return;
  }
  const given = { name, roles: readRoles(role), samePersonAs };
  await withDatabase(
    config.database,
    ({ url }) => ACTIONS[action](new DeskOperators(url, () => steadyClock.now()), given),
    (line) => console.error(line),
  );
}

await runCommand(run);
