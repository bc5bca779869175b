import { parseArgs } from 'node:util';
import { VOID_REASONS, type VoidReason } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import { DATABASE_FLAGS, readDatabaseConfig, withDatabase } from './with-databases';
import { openDatabase } from '../composition/create-stores';
import { readKeys, identifyOperators } from './ask-operator-keys';
import { PlainError } from '../platform/errors';
import { runCommand } from './run-command';
import { scaledClock } from '../feed';
import { distinctOperators } from '../operator';
import { type PlayVoid, voidPlay, type PlayStakes, type StakesOnPlay } from '../settlement';
import { steadyClock } from '../platform/time/clock';
import { currencyOf } from '../players';

const HELP = `Usage: npm run void-play -- <play id> --reason <words> --by <name> --by <name> [--as <code>] [--yes]
         [--database-url <url> | --data-dir <folder>]

Voids a market, settled or not, and returns its stakes. This is final. Without --yes only prints the affected stakes. Needs
two operators, registered with npm run operators; with --yes their keys are read from OPERATOR_KEYS (separated by a comma,
in the order of --by) or from standard input, one per line. Codes: ${VOID_REASONS.join(', ')}; default no_result.
`;

const REFUSED = {
  same_person: 'Two operators are required: --by <name> --by <name>.',
  unknown_play: 'There is no such play in this database.',
  void_already: 'The play is already void.',
} as const;

const silent = (): void => undefined;
const printError = (fields: Readonly<Record<string, unknown>>, message: string): void => console.error(message, fields);

interface Action {
  readonly wanted: PlayVoid;
  readonly isConfirmed: boolean;
}

async function withOperators(url: string, wanted: PlayVoid, keys: readonly string[]): Promise<PlayVoid> {
  const [first = '', second = ''] = await identifyOperators(url, wanted.by, keys);
  return { ...wanted, by: [first, second] };
}

async function printOrVoid(url: string, { wanted, isConfirmed }: Action, keys: readonly string[]): Promise<void> {
  const log = { info: silent, warn: printError, error: printError };
  const { stores, inTransaction, close } = openDatabase(url, log);
  try {
    const stakes = await stores.results.stakesOn(wanted.playId);
    if (stakes === null) throw new PlainError(REFUSED.unknown_play);
    for (const line of voidReport(wanted.playId, stakes)) console.log(line);
    if (!isConfirmed) {
      console.log('Nothing was done: pass --yes to void it.');
      return;
    }
    const anchor = await stores.feedState.read();
    const clock = anchor === null ? steadyClock : scaledClock(steadyClock, anchor);
    const approved = await withOperators(url, wanted, keys);
    const outcome = await voidPlay({ stores, inTransaction, clock, log }, approved);
    if (outcome.kind === 'refused') throw new PlainError(REFUSED[outcome.reason]);
    console.log(`Void; ${outcome.bets} bets were settled.`);
  } finally {
    await close();
  }
}

function readVoidReason(code: string): VoidReason {
  const known = VOID_REASONS.find((reason) => reason === code);
  if (known === undefined) throw new PlainError(`There is no code ${code}: ${VOID_REASONS.join(', ')}.`);
  return known;
}

interface Options {
  readonly reason?: string | undefined;
  readonly by?: readonly string[] | undefined;
  readonly as?: string | undefined;
  readonly yes?: boolean | undefined;
}

function readAction(id: string, { reason = '', by = [], as = 'no_result', yes = false }: Options): Action {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new PlainError('Give the number of the play.');
  if (reason.trim() === '') throw new PlainError('Give the reason with --reason <words>.');
  const [first, second] = by;
  if (first === undefined || second === undefined || by.length > 2 || distinctOperators([first, second]) === null)
    throw new PlainError(REFUSED.same_person);
  const wanted = {
    playId: Number(id),
    voidReason: readVoidReason(as),
    reason: reason.trim(),
    by: [first, second],
  } as const;
  return { wanted, isConfirmed: yes };
}

async function run(): Promise<void> {
  const options = {
    help: { type: 'boolean' },
    reason: { type: 'string' },
    by: { type: 'string', multiple: true },
    as: { type: 'string' },
    yes: { type: 'boolean' },
    ...DATABASE_FLAGS,
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [id] = positionals;
  const config = readDatabaseConfig(values);
  if (id === undefined || values.help === true || config === 'help') {
    console.log(HELP);
    return;
  }
  const action = readAction(id, values);
  const keys = action.isConfirmed ? await readKeys(action.wanted.by) : [];
  await withDatabase(
    config.database,
    ({ url }) => printOrVoid(url, action, keys),
    (line) => console.log(line),
  );
}

export function voidReport(playId: number, stakes: PlayStakes): string[] {
  const { gameId, market, round, line, team1, team2, tickets } = stakes;
  const about = [
    `match ${gameId}`,
    ...(team1 === null || team2 === null ? [] : [`${team1} v ${team2}`]),
    market,
    ...(round === 0 ? [] : [`map ${round}`]),
    ...(line === null ? [] : [`line ${line / 1_000}`]),
  ];
  const lines = tickets.length === 0 ? ['no stakes on it'] : tickets.map(lineOf);
  return [`Play ${playId}: ${about.join(', ')}`, ...lines.map((text) => `  ${text}`)];
}

function lineOf({ currencyId, kind, isSettled, tickets, stakes, paid }: StakesOnPlay): string {
  const { decimals, code } = currencyOf(currencyId);
  const shown = (amount: bigint): string => `${formatAmount(amount, decimals)} ${code}`;
  const name = `${tickets} ${isSettled ? 'settled' : 'open'} ${kind === 'single' ? 'singles' : 'combos'} of ${shown(stakes)}`;
  if (isSettled) return `${name}, paid ${shown(paid)}: settled again`;
  return kind === 'single' ? `${name}: stake returned` : `${name}: this leg will count with odds 1`;
}

await runCommand(run);
