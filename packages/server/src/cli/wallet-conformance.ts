import { parseArgs } from 'node:util';

import { PlainError } from '../platform/errors';
import { SECOND } from '../platform/time/durations';
import { type ConformanceReport, runConformance } from '../seamless/conformance/run-conformance';
import type { ProbedPlayer } from '../seamless/conformance/wallet-probe';
import { runCommand } from './run-command';

const HELP = `Usage: WALLET_SECRET=<secret> npm run wallet-conformance -- --url <address> --key <id> --players <id>:<currency>,…

Checks whether a wallet does what docs/integration.md demands: ids move money once, also at the same time, rollbacks before
and after their debits, credits to unknown bets, amounts beyond 2^53, currencies with different decimals, signatures, the
list. Prints each check, what failed, and how long the calls took. Exit code 0: all passed; 1: a check failed.

  --url      address of the wallet, as for --wallet-url
  --key      id of the operator key; its secret comes from WALLET_SECRET
  --players  players of the wallet whom nobody else uses, with at least 140 minor units, such as ann:CNY,ken:JPY,nur:KWD:
             all checks run with the first, those of the currency with each

Every check leaves the balance as it was; the wallet gets about 200 movements.
`;

/** As long as the server waits. */
const TIMEOUT_MS = 3 * SECOND;
/** Of the slowest twentieth: a player waits for it with every bet. */
const SLOW_MS = 300;

function readPlayers(text: string): readonly [ProbedPlayer, ...ProbedPlayer[]] {
  const players = text.split(',').map((part) => {
    const [, id = '', currency = ''] = /^(.{1,64}):([A-Z]{3})$/.exec(part) ?? [];
    if (id === '') throw new PlainError(`--players takes players such as ann:CNY,ken:JPY, not "${part}".`);
    return { id, currency };
  });
  const [first, ...others] = players;
  if (first === undefined) throw new PlainError('--players is empty.');
  return [first, ...others];
}

function print({ results, latencies }: ConformanceReport): void {
  for (const { name, fault } of results)
    console.log(fault === null ? `passed  ${name}` : `FAILED  ${name}\n        ${fault}`);
  console.log(
    `\n${'call'.padEnd(14)} ${['count', 'p50', 'p95', 'p99', 'longest'].map((head) => head.padStart(8)).join('')} ms`,
  );
  for (const { call, count, ...times } of latencies) {
    const columns = [times.p50, times.p95, times.p99, times.longest].map((ms) => ms.toFixed(1).padStart(8));
    console.log(`${call.padEnd(14)} ${String(count).padStart(8)}${columns.join('')}`);
    if (times.p95 > SLOW_MS) console.log(`        slow: players wait for ${call}; aim at ${SLOW_MS} ms`);
  }
  const failed = results.filter(({ fault }) => fault !== null).length;
  console.log(`\n${results.length - failed} of ${results.length} checks passed.`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, url: text, key: text, players: text } });
  const { url, key, players } = values;
  const secret = process.env['WALLET_SECRET'];
  if (values.help === true || url === undefined || key === undefined || players === undefined || secret === undefined) {
    console.log(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  if (!URL.canParse(url)) throw new PlainError('--url is not an address.');
  const config = {
    url: url.replace(/\/$/, ''),
    keyId: key,
    secret: Buffer.from(secret, 'base64url'),
    timeoutMs: TIMEOUT_MS,
  };
  const report = await runConformance(config, readPlayers(players));
  print(report);
  if (report.results.some(({ fault }) => fault !== null)) process.exitCode = 1;
}

await runCommand(run);
