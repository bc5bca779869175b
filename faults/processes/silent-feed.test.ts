import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';
import { placeBets } from '../../packages/web/src/state/placement/place-bets';
import { acceptNewOdds } from '../../packages/web/src/state/slip/slip-actions';
import { pollUntil } from '../../tools/time/poll-until';
import { BettingApp } from './betting-app';
import { buildFaultServer, FaultProcess } from './fault-process';
import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { playersOn } from '@clutchline/test-support/processes/players';

const RUNS = isFullSet ? 100 : 5;
const HEARTBEAT_MS = isFullSet ? PUSH_LIMITS.heartbeatMs : 1_000;
/** Timers are late if all tests run. */
const REPORTED_WITHIN_MS = 2 * HEARTBEAT_MS + (isFullSet ? 1_000 : 2_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let program: Awaited<ReturnType<typeof buildFaultServer>>;
let server: FaultProcess;
let tokens: string[] = [];

beforeAll(async () => {
  program = await buildFaultServer();
  database = await createTestDatabase();
  server = await FaultProcess.start(program.file, { databaseUrl: database.url, heartbeatMs: HEARTBEAT_MS });
  tokens = await playersOn(database.url, RUNS);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
  await program.remove();
});

interface Player {
  readonly betting: BettingApp;
  readonly proxy: TcpProxy;
}

async function openPlayer(token: string): Promise<Player> {
  const proxy = await TcpProxy.before(server.url);
  const betting = await BettingApp.open(server.url, token, proxy);
  await pollUntil('the bet can be placed', () => betting.freshness.state === 'live' && betting.slip.canPlace);
  return { betting, proxy };
}

/** At some heartbeat phase. Ms until it was reported. */
async function fallSilent({ betting, proxy }: Player): Promise<number> {
  await sleep(Math.random() * HEARTBEAT_MS);
  proxy.isBlackHole = true;
  const silentAt = performance.now();
  await pollUntil('the prices are reported as old', () => betting.freshness.state === 'stale', {
    withinMs: 3 * REPORTED_WITHIN_MS,
  });
  const reportedMs = performance.now() - silentAt;
  expect([betting.slip.canPlace, betting.slip.problem?.reason]).toEqual([false, 'prices_stale']);
  await placeBets(betting.app, 'single');
  expect(betting.sent).toBe(0);
  return reportedMs;
}

/** The bet waits for acceptance of another price. */
async function goOn({ betting, proxy }: Player): Promise<void> {
  proxy.isBlackHole = false;
  await pollUntil('the prices are live again', () => betting.freshness.state === 'live');
  await pollUntil('the slip has the new price', () => betting.slip.rows[0]?.item.odd === '1.700');
  await placeBets(betting.app, 'single');
  expect([betting.sent, betting.slip.needsAccept]).toEqual([0, true]);
  acceptNewOdds(betting.app, 'single');
  await placeBets(betting.app, 'single');
  expect(betting.slip.placed).toHaveLength(1);
  betting.close();
  await proxy.close();
}

it(
  `R16 PUSH-5 a push that falls silent is detected within two heartbeats and a second, and nothing is placed ` +
    `before the price is received again; ${String(RUNS)} runs`,
  async () => {
    const players = await Promise.all(tokens.map(openPlayer));
    const reported = await Promise.all(players.map(fallSilent));
    console.info(
      `R16: detected after ${String(Math.round(Math.max(...reported)))} ms at the latest of a heartbeat of ${String(HEARTBEAT_MS)} ms`,
    );
    expect(reported.filter((ms) => ms > REPORTED_WITHIN_MS)).toEqual([]);
    server.order('move-quiet');
    await Promise.all(players.map(goOn));
  },
  120_000,
);
