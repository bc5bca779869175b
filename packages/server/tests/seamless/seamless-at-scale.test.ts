import { setTimeout as sleep } from 'node:timers/promises';

import { OperatorWalletProcess } from '@clutchline/test-support/processes/start-operator-wallet';
import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { PLAY, wholeResult } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { openSessionOf } from '../../src/integration/player-sessions';
import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { placeOnce } from '../chaos/chaos-client';
import { type ChaosPlayer, FIRST_MATCH, openChaosSetup, type ChaosSetup } from '../chaos/chaos-setup';

const RECONCILE = new URL('../../src/cli/reconcile.ts', import.meta.url);

/** `npm run seamless-faults` has 20,000, 20 and 5. */
const BETS = Number(process.env['SEAMLESS_BETS'] ?? 200);
const SERVER_KILLS = Number(process.env['SERVER_KILLS'] ?? 1);
const WALLET_KILLS = Number(process.env['WALLET_KILLS'] ?? 1);
const CLIENTS = 16;
const MATCHES = 24;
/** Per cent of the wallet's answers. */
const CHANCE = 30;
/** Delayed, lost, doubled, refused, and the movement done or not. */
const FAULTS = ['slow', 'late', 'lost', 'twice', 'failure', 'failure_before', 'refuse_connection', 'html'];
/** Minor units. */
const FUNDS = 100_000_000n;
const QUIET_LIMIT_MS = 900_000;

let setup: ChaosSetup;
let wallet: OperatorWalletProcess;
let keyId = '';
beforeAll(async () => {
  setup = await openChaosSetup({
    ...{ servers: 1, matches: MATCHES },
    prepare: async (databaseUrl) => {
      const key = await new OperatorKeys(databaseUrl).create('wallet');
      if (key === null) throw new Error('no key');
      keyId = key.id;
      wallet = new OperatorWalletProcess(key.secret);
      await wallet.start();
    },
    argsOf: () => ['--wallet-url', wallet.url, '--wallet-key', keyId],
  });
}, 300_000);
afterAll(async () => {
  await setup.close();
  await wallet.kill();
});

async function openPlayer(index: number): Promise<ChaosPlayer> {
  const playerId = `player ${index}`;
  await wallet.fund(playerId, String(FUNDS));
  const tokens: string[] = [];
  // In rotation, below the rate of a session.
  while (tokens.length < 8) {
    const body = { player_id: playerId, currency: 'CNY' };
    const opened = await setup.context.inTransaction((stores) => openSessionOf(setup.context, stores, body));
    if (opened.kind === 'opened') tokens.push(opened.token);
  }
  const accountId = (await setup.context.stores.integration.accountOf(playerId)) ?? 0;
  let next = 0;
  return { accountId, token: () => tokens[(next += 1) % tokens.length] ?? '' };
}

interface Journal {
  /** Accepted by an answer that arrived. */
  readonly accepted: Set<string>;
  isOver: boolean;
}

const PLAYS = Object.values(PLAY);
const randomTo = (most: number): number => Math.floor(Math.random() * most);

async function placeUntilOver(player: ChaosPlayer, journal: Journal): Promise<void> {
  while (!journal.isOver) {
    const pick = { gameId: FIRST_MATCH + randomTo(MATCHES), play: PLAYS[randomTo(PLAYS.length)] ?? PLAY.winner };
    const reply = await placeOnce(setup.servers[0]?.url ?? '', player, singleRequest(pick, '1', 'latest'));
    const [result] = reply.kind === 'answer' ? reply.answer.results : [];
    if (result?.receive_status === 0 && result.order_no !== null) journal.accepted.add(result.order_no);
    else await sleep(20);
  }
}

const count = async (text: string): Promise<number> =>
  Number((await setup.owner.query<{ n: unknown }>(`select count(*) as n from ${text}`)).rows[0]?.n);

const failSome = () => wallet.fail(FAULTS, CHANCE);

async function killServer(): Promise<void> {
  await setup.servers[0]?.kill();
  await setup.servers[0]?.start();
}

async function killWallet(): Promise<void> {
  await wallet.kill();
  await sleep(1_000);
  await wallet.start();
  await failSome();
}

/** Kills spread evenly over the bets. */
async function killUntilPlaced(): Promise<void> {
  const share = (kills: number, kill: () => Promise<void>) =>
    Array.from({ length: kills }, (_, index) => ({ at: (BETS * (index + 1)) / (kills + 1), kill }));
  const due = [...share(SERVER_KILLS, killServer), ...share(WALLET_KILLS, killWallet)].sort((a, b) => a.at - b.at);
  for (let placed = 0; placed < BETS || due.length > 0; placed = await count('bets')) {
    if (placed >= (due[0]?.at ?? Infinity)) await due.shift()?.kill();
    else await sleep(50);
  }
}

async function untilQuiet(): Promise<void> {
  const until = performance.now() + QUIET_LIMIT_MS;
  while (performance.now() < until) {
    const open = await setup.context.stores.seamless.movements(0, Date.now() + 60_000);
    if (!open.some(({ isOpen }) => isOpen) && (await count('bets where settle_time is null')) === 0) return;
    await sleep(1_000);
  }
  throw new Error('movements stay open');
}

interface Stored {
  readonly order_no: string;
  readonly receive_status: number;
}

/** Confirmed with exactly one debit, or refused with none or one that was rolled back. */
function wrongBets(bets: readonly Stored[], statusOf: ReadonlyMap<string, string>): string[] {
  return bets.flatMap(({ order_no, receive_status }) => {
    const debit = statusOf.get(order_no) ?? 'none';
    const isRight = receive_status === 0 ? debit === 'done' : receive_status === 2 && debit !== 'done';
    return isRight ? [] : [`${order_no}: ${receive_status}, debit ${debit}`];
  });
}

it(`O1 ${BETS} bets under faults and kills: each has one debit or none, and both ledgers have the same sums`, async () => {
  const beganAt = Date.now();
  const journal: Journal = { accepted: new Set(), isOver: false };
  const players = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => openPlayer(index)));
  await failSome();
  const lanes = players.map((player) => placeUntilOver(player, journal));
  try {
    await killUntilPlaced();
  } finally {
    journal.isOver = true;
  }
  await Promise.all(lanes);
  const placedMs = Date.now() - beganAt;
  for (let match = 0; match < MATCHES; match += 1) {
    const events = wholeResult(FIRST_MATCH + match);
    await ingestFeedEvents(setup.context, events);
  }
  await sleep(Math.min(10_000, BETS));
  await wallet.fail([]);
  await untilQuiet();

  const { rows } = await setup.owner.query<Stored>('select order_no, receive_status from bets');
  const { movements, balances, calls } = await wallet.read();
  const debits = new Map(movements.filter(({ kind }) => kind === 'debit').map(({ id, status }) => [id, status]));
  expect(wrongBets(rows, debits)).toEqual([]);
  const confirmed = new Set(rows.flatMap(({ order_no, receive_status }) => (receive_status === 0 ? [order_no] : [])));
  expect([...journal.accepted].filter((orderNo) => !confirmed.has(orderNo))).toEqual([]);
  const known = new Set(rows.map(({ order_no }) => order_no));
  expect([...debits].filter(([id, status]) => status === 'done' && !known.has(id))).toEqual([]);

  const theirs = Object.values(balances).reduce((sum, balance) => sum + BigInt(balance) - FUNDS, 0n);
  const ours = await setup.owner.query<{ sum: unknown }>(
    "select coalesce(sum(amount), 0)::text as sum from ledger_entries where account = 'operator:clearing'",
  );
  expect(BigInt(String(ours.rows[0]?.sum))).toBe(theirs);
  expect(await setup.faults()).toEqual([]);
  const days = new Set([beganAt, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10)));
  for (const day of days) {
    const place = ['--database-url', setup.postgres.url, '--wallet-url', wallet.url, '--wallet-key', keyId];
    const { code, output } = await runCommand(RECONCILE, ['--date', day, ...place]);
    expect(output).toContain('0 open, 0 differences');
    expect(code).toBe(0);
  }
  console.log(
    `O1 ${rows.length} bets in ${Math.round(placedMs / 1_000)} s, ${CHANCE} % of the answers of the wallet with faults, ` +
      `${SERVER_KILLS} kills of the server and ${WALLET_KILLS} of the wallet: ${confirmed.size} confirmed, ` +
      `${rows.length - confirmed.size} refused, ${movements.length} movements, ${calls.length} calls since the wallet's last start, 0 differences`,
  );
}, 7_200_000);
