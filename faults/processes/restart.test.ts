import { setTimeout as sleep } from 'node:timers/promises';

import { LIST_TOPIC, matchTopic } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { percentile } from '@clutchline/test-support/processes/percentile';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { callerAddress } from '@clutchline/test-support/processes/caller-address';
import { MINUTE } from '../../tools/time/durations';
import { pollUntil } from '../../tools/time/poll-until';
import { buildFaultServer, FaultProcess } from './fault-process';
import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { LiveClient } from './live-client';
import { NEVER_OFFERED } from './delayed-deltas';
import { playersOn } from '@clutchline/test-support/processes/players';

const SCALE = isFullSet ? { runs: 20, clients: 1_000 } : { runs: 1, clients: 100 };
const AT_ONCE = 50;
const PLAN = { matches: 20, moves: 3 } as const;
const BEGIN_WITHIN_MS = 5 * MINUTE;
const RESYNCED_WITHIN_MS = 10_000;
const LAG_WITHIN_MS = 250;
const SETTLED_MS = 600;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let program: Awaited<ReturnType<typeof buildFaultServer>>;
let server: FaultProcess;
const clients: LiveClient[] = [];
let watcher = '';

const areCurrent = (): boolean => clients.every(({ isCurrent }) => isCurrent);

beforeAll(async () => {
  program = await buildFaultServer();
  database = await createTestDatabase();
  server = await FaultProcess.start(program.file, { ...PLAN, databaseUrl: database.url });
  const [token = '', ...tokens] = await playersOn(database.url, SCALE.clients + 1);
  watcher = token;
  const { url } = server;
  for (const [index, own] of tokens.entries()) {
    const address = callerAddress(index);
    clients.push(new LiveClient({ url, address, token: own, receivesOldChangesLate: index % 10 === 0 }));
    if (index % AT_ONCE === AT_ONCE - 1) await pollUntil('every client is current', areCurrent);
  }
}, BEGIN_WITHIN_MS);

afterAll(async () => {
  for (const client of clients) client.close();
  await server.kill();
  await database.drop();
  await program.remove();
});

async function restart() {
  clients.forEach((client) => client.reset());
  const killedAt = performance.now();
  await server.kill();
  server = await FaultProcess.start(program.file, { ...PLAN, databaseUrl: database.url, port: server.port });
  const startedMs = Math.round(performance.now() - killedAt);
  await pollUntil('every client is current again', () => clients.every(({ currentAt }) => currentAt !== null), {
    withinMs: MINUTE,
  });
  const { lagP99, lagMax } = await server.report();
  const currentMs = clients.map(({ currentAt }) => (currentAt ?? Infinity) - killedAt);
  const triedMs = clients.map(({ triedAt }) => (triedAt ?? Infinity) - killedAt);
  return { startedMs, lagP99, lagMax, currentMs, triedMs };
}

async function differences(): Promise<string[]> {
  server.order('stand-still');
  const newcomer = new LiveClient({
    url: server.url,
    address: callerAddress(99_999),
    token: watcher,
    receivesOldChangesLate: false,
  });
  await sleep(SETTLED_MS);
  await pollUntil('every client is current now', () => newcomer.isCurrent && areCurrent());
  const found = clients.flatMap((client, index) =>
    [LIST_TOPIC, matchTopic(1)].flatMap((topic) => {
      const [own, wanted] = [client.cells.get(topic), newcomer.cells.get(topic)];
      if (own === undefined || wanted === undefined || wanted.size === 0) return [`${topic} is not known`];
      return own.differences(wanted).map((key) => `${String(index)} ${topic} ${key}`);
    }),
  );
  newcomer.close();
  return found;
}

it.each(Array.from({ length: SCALE.runs }, (_, run) => run + 1))(
  `R17 PUSH-5 the server is killed under ${String(SCALE.clients)} players and started again; run %i`,
  async () => {
    const { startedMs, lagP99, lagMax, currentMs, triedMs } = await restart();
    console.info(
      `R17: up again after ${String(startedMs)} ms; everybody current again, ms p50 ${String(percentile(currentMs, 0.5))}, ` +
        `p99 ${String(percentile(currentMs, 0.99))}; event-loop lag p99 ${String(lagP99)} ms, at most ${String(lagMax)} ms`,
    );
    expect(await differences()).toEqual([]);
    expect(clients.filter(({ cells }) => cells.get(LIST_TOPIC)?.has(NEVER_OFFERED) === true)).toHaveLength(0);
    expect(clients.reduce((sum, { refusals }) => sum + refusals, 0)).toBe(0);
    // Reconnects are spread.
    expect(percentile(triedMs, 0.9) - percentile(triedMs, 0.1)).toBeGreaterThan(250);
    if (!isFullSet) return;
    expect(percentile(currentMs, 0.99)).toBeLessThanOrEqual(RESYNCED_WITHIN_MS);
    expect(lagP99).toBeLessThanOrEqual(LAG_WITHIN_MS);
  },
  120_000,
);
