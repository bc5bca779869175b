import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { openDatabase } from '../composition/create-stores';
import { openWalletClient, reconcileDay } from '../seamless';
import { readConfig } from '../config';
import { PlainError } from '../platform/errors';
import { createLog } from '../platform/log/create-log';
import { runCommand } from './run-command';
import { withDatabase } from './with-databases';

const HELP = `Usage: npm run reconcile -- --date <day> [--wallet-url <url>] [--wallet-key <id>]
         [--database-url <url> | --data-dir <folder>]

Compares the movements of a day (UTC, real time) in the list of the operator's wallet with those of the ledger, and prints
each difference. Movements that are not decided or delivered yet are counted apart. Address and key also come from WALLET_URL
and WALLET_KEY. Exit code 0: no difference; 1: differences, or a list could not be read.
`;

const FLAGS = ['wallet-url', 'wallet-key', 'database-url', 'data-dir'] as const;
/** For a list that may be long. */
const TIMEOUT_MS = 30_000;

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      date: text,
      ...{ 'wallet-url': text, 'wallet-key': text, 'database-url': text, 'data-dir': text },
    },
  });
  const config = readConfig(FLAGS.flatMap((flag) => (values[flag] === undefined ? [] : [`--${flag}`, values[flag]])));
  if (values.help === true || config === 'help') {
    console.log(HELP);
    return;
  }
  const { wallet } = config;
  if (wallet === null) throw new PlainError('--wallet-url and --wallet-key say which wallet to compare with.');
  const day = z.safeParse(z.iso.date(), values.date);
  if (!day.success) throw new PlainError('--date takes a day such as 2026-01-31.');
  const log = createLog('error');
  const found = await withDatabase(
    config.database,
    async ({ url }) => {
      const { stores, close } = openDatabase(url, log, 1);
      const secretOf = (id: string): Promise<Uint8Array | null> => stores.integration.secretOf(id);
      const client = openWalletClient(wallet, { log, secretOf, now: () => Date.now(), timeoutMs: TIMEOUT_MS });
      try {
        return await reconcileDay(stores.seamless, client, day.data);
      } finally {
        client.close();
        await close();
      }
    },
    (line) => console.error(line),
  );
  for (const { transactionId, playerId, what } of found.differences)
    console.log(`${transactionId} of ${playerId} ${what}`);
  console.log(`${day.data}: ${found.compared} compared, ${found.open} open, ${found.differences.length} differences`);
  if (found.differences.length > 0) process.exitCode = 1;
}

await runCommand(run);
