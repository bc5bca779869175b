import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { busAddressOf, busConfig, newBusToken } from '../../../../tools/cluster/bus-config';
import { freePort } from '../../../../tools/cluster/free-port';
import type { BusMessage, StreamPosition } from '../../src/bus/bus-message';
import { openEventDelivery, type EventDelivery } from '../../src/composition/open-events';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { readMetrics, samplesOf } from '@clutchline/test-support/server/metrics-text';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { StreamProcess } from '@clutchline/test-support/processes/stream-process';
import { openTestContext } from '@clutchline/test-support/server/open-test-context';
import { readyOf, startTicking } from '@clutchline/test-support/processes/test-processes';
import { secondProcess } from '@clutchline/test-support/processes/second-process';

const GAME = 1;
const POINT = pointOf(GAME, PLAY.winner, 1);
const FORGED = '55.555';
const HUGE_TERM = 9_000_000_000_000_000;

let nats: TestNats;
beforeEach(async () => {
  nats = await TestNats.start();
});
afterEach(() => nats.stop());

/** Subscribes and publishes everything, without the key. */
class Rogue {
  readonly recorded: string[] = [];
  sent = 0;
  #subject = '';

  private constructor(private readonly connection: NatsConnection) {}

  static async join(url: string): Promise<Rogue> {
    const rogue = new Rogue(await connect({ servers: url.replace('nats://', '') }));
    rogue.connection.subscribe('>', {
      callback: (_error, message) => rogue.#record(message.subject, message.string()),
    });
    await rogue.connection.flush();
    return rogue;
  }

  #record(subject: string, text: string): void {
    if (!subject.startsWith('clutchline.')) return;
    this.#subject = subject;
    this.recorded.push(text);
  }

  async untilReceived(): Promise<void> {
    await vi.waitFor(() => expect(this.recorded.length).toBeGreaterThan(2), { timeout: 10_000 });
  }

  async publish(texts: readonly string[]): Promise<void> {
    for (const text of texts) this.connection.publish(this.#subject, text);
    this.sent += texts.length;
    await this.connection.flush();
  }

  async leave(): Promise<void> {
    await this.connection.close();
  }
}

/** Heartbeat and prices of a huge term. */
function forgeries(seq: number): string[] {
  const change = { type: 'odds', point_id: POINT, delta: FORGED, status: 1, version: 1_000_000 + seq } as const;
  const event = { kind: 'match', gameId: GAME, changes: [{ change, inList: true, urgent: true }] } as const;
  const position: StreamPosition = { term: HUGE_TERM, seq };
  const messages: BusMessage[] = [
    { type: 'heartbeat', ...position, heartbeat: seq },
    { type: 'event', ...position, id: 5_000_000 + seq, at: 0, event },
    { type: 'wake' },
  ];
  const texts = messages.map((message) => JSON.stringify(message));
  return texts.flatMap((text) => [text, 'A'.repeat(43) + text, '='.repeat(42) + text]).concat('', 'A'.repeat(43));
}

it('S-M7 forged and repeated messages show no price, drop no real one and end nothing; they are counted and logged once', async () => {
  const context = await openTestContext();
  await ingestFeedEvents(context, matchEvents(GAME));
  const logged: string[] = [];
  const log = { ...context.log, warn: (_fields: object, message: string) => void logged.push(message) };
  const members: { delivery: EventDelivery; streams: StreamProcess; close: () => Promise<void> }[] = [];
  for (let left = 2; left > 0; left -= 1) {
    const second = secondProcess(context);
    const delivery = await openEventDelivery(second, nats.url, log);
    const own = { ...second, stores: delivery.stores, inTransaction: delivery.inTransaction };
    members.push({ delivery, streams: await StreamProcess.start(own, delivery.bus, [GAME]), close: () => own.close() });
  }
  const [leader] = members;
  const relay = leader?.delivery.startRelay(context, 0, new AbortController());
  const shown = new Set<string>();
  for (const { streams } of members)
    streams.hub.match(GAME)?.listeners.add({ deliver: (_s, text) => void shown.add(text) });
  await sleep(300);
  const rogue = await Rogue.join(nats.url);
  await rogue.untilReceived();
  for (const { streams } of members) streams.lives.length = 0;

  const readCounts = () => Promise.all(members.map(({ streams }) => samplesOf(streams.counts)));
  const matchEventsOf = async () =>
    (await readCounts()).map((samples) => samples.get('clutchline_bus_events_total{kind="match"}') ?? NaN);
  const began = await matchEventsOf();
  for (let round = 1; round <= 40; round += 1) {
    await rogue.publish([...forgeries(round), ...rogue.recorded.slice(0, 3)]);
    await ingestFeedEvents(context, [price(GAME, POINT, 1_500 + round)]);
    await sleep(50);
  }
  for (const { streams } of members)
    await vi.waitFor(async () => expect(await streams.differences([GAME])).toEqual([]), { timeout: 10_000 });
  await sleep(3_500);

  expect([...shown].filter((text) => text.includes(FORGED))).toEqual([]);
  expect((await matchEventsOf()).map((count) => count - (began.shift() ?? 0))).toEqual([40, 40]);
  const gaps = (await readCounts()).map((samples) => samples.get('clutchline_bus_reloads_total{cause="gap"}'));
  expect(gaps).toEqual([0, 0]);
  expect(members.map(({ streams }) => streams.lives)).toEqual([[], []]);
  const forged = 40 * forgeries(0).length;
  expect(members.map(({ delivery }) => delivery.rejected())).toEqual([forged, forged]);
  expect(logged.filter((message) => message.includes('without a valid signature'))).toHaveLength(2);
  await rogue.leave();
  await relay?.stop();
  for (const { streams, delivery, close } of members) {
    await streams.close();
    await delivery.close();
    await close();
  }
  await context.close();
});

it('S-M7 processes under forged messages stay ready, and their metrics count them', async () => {
  const database = await createTestDatabase();
  const changes = { natsUrl: nats.url, metrics: { host: '127.0.0.1', port: 0 } };
  const servers = [await startTicking(database.url, changes), await startTicking(database.url, changes)];
  const rogue = await Rogue.join(nats.url);
  await rogue.untilReceived();
  for (let round = 1; round <= 30; round += 1) {
    await rogue.publish(forgeries(round));
    await sleep(100);
    for (const { metricsUrl } of servers) expect(await readyOf(metricsUrl)).toMatchObject({ status: 200, ready: true });
  }
  for (const { metricsUrl } of servers) {
    const { samples } = readMetrics(await (await fetch(metricsUrl ?? '')).text());
    expect(samples.get('clutchline_bus_rejected_total')).toBe(rogue.sent);
    expect(samples.get('clutchline_bus_reloads_total{cause="gap"}')).toBe(0);
  }
  await rogue.leave();
  for (const server of servers) await server.close();
  await database.drop();
});

it('S-M7 the NATS of the cluster accepts only clients with its token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-bus-'));
  const [port, token, file] = [await freePort(), newBusToken(), join(folder, 'nats.conf')];
  await writeFile(file, busConfig(port, token), { mode: 0o600 });
  const child = spawn('nats-server', ['-c', file], { stdio: 'ignore' });
  const attempt = (options: object) => connect({ servers: `127.0.0.1:${port}`, reconnect: false, ...options });
  const known = await vi.waitFor(() => attempt({ token }), { timeout: 10_000, interval: 100 });
  await known.close();
  await expect(attempt({})).rejects.toThrow(/authorization/i);
  await expect(attempt({ token: newBusToken() })).rejects.toThrow(/authorization/i);
  expect(busAddressOf(port)).not.toContain(token);
  expect(busAddressOf(port, token)).toBe(`nats://${token}@127.0.0.1:${port}`);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true });
});
