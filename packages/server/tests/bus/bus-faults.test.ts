import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { openEventDelivery, type EventDelivery } from '../../src/composition/open-events';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { matchEvents, PLAY, pointOf, price, wholeResult } from '@clutchline/test-support/server/test-feed';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { StreamProcess } from '@clutchline/test-support/processes/stream-process';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';

const GAMES = [1, 2];
/** More than two heartbeats and the checks after them. */
const FAULT_MS = 4_500;
const ROUNDS = Number(process.env['BUS_ROUNDS'] ?? 1);

interface Member {
  readonly context: TestContext;
  readonly delivery: EventDelivery;
  readonly proxy: TcpProxy;
  readonly streams: StreamProcess;
}

/** The first leads; each has its proxy to the bus. */
async function openProcesses() {
  const context = await openTestContext();
  for (const game of GAMES) await ingestFeedEvents(context, matchEvents(game));
  const nats = await TestNats.start();
  const members: Member[] = [];
  for (let left = 3; left > 0; left -= 1) {
    const proxy = await TcpProxy.before(nats.url);
    const second = secondProcess(context);
    const delivery = await openEventDelivery(second, proxy.through(nats.url), context.log);
    const own = { ...second, stores: delivery.stores, inTransaction: delivery.inTransaction };
    members.push({ context: own, delivery, proxy, streams: await StreamProcess.start(own, delivery.bus, GAMES) });
  }
  const [leader] = members;
  if (leader === undefined) throw new Error('no process leads');
  const relay = leader.delivery.startRelay(leader.context, 0, new AbortController());
  const close = async (): Promise<void> => {
    await relay.stop();
    for (const { streams, delivery, context: own, proxy } of members) {
      await streams.close();
      await delivery.close();
      await own.close();
      await proxy.close();
    }
    await nats.stop();
    await closeSound(context)();
  };
  return { context, nats, members, close };
}

type Processes = Awaited<ReturnType<typeof openProcesses>>;

async function live(members: readonly Member[], ms: number): Promise<void> {
  const until = performance.now() + ms;
  for (let round = 0; performance.now() < until; round += 1) {
    const { context } = members[round % members.length] ?? {};
    if (context === undefined) return;
    const gameId = GAMES[round % GAMES.length] ?? 1;
    const info = await context.player('100');
    await ingestFeedEvents(context, [price(gameId, pointOf(gameId, PLAY.winner, 1), 1_500 + (round % 400))]);
    await placed(context, singleRequest({ gameId, play: PLAY.map3 }, '10'), info);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(9_000n);
    await sleep(40);
  }
}

async function healWithin5s(members: readonly Member[]): Promise<void> {
  const until = performance.now() + 5_000;
  for (const { streams } of members) {
    const timeout = Math.max(until - performance.now(), 1);
    await vi.waitFor(
      async () => {
        expect(streams.hub.liveness.isLive).toBe(true);
        expect(await streams.differences(GAMES)).toEqual([]);
      },
      { timeout, interval: 50 },
    );
  }
}

interface BusFault {
  readonly name: string;
  /** Without outbox events, by index. */
  readonly disconnected: readonly number[];
  readonly harm: (processes: Processes) => Promise<void> | void;
  readonly heal: (processes: Processes) => Promise<void> | void;
}

const cut = (member: number): Omit<BusFault, 'name' | 'disconnected'> => ({
  harm: ({ members }) => {
    const proxy = members[member]?.proxy;
    if (proxy === undefined) return;
    proxy.plan = () => 'cut-before';
    proxy.cutAll();
  },
  heal: passAgain(member),
});
const blackHole = (member: number): Omit<BusFault, 'name' | 'disconnected'> => ({
  harm: ({ members }) => {
    const proxy = members[member]?.proxy;
    if (proxy !== undefined) proxy.plan = () => 'black-hole';
  },
  heal: passAgain(member),
});
function passAgain(member: number): BusFault['heal'] {
  return ({ members }) => {
    const proxy = members[member]?.proxy;
    if (proxy !== undefined) proxy.plan = () => 'pass';
  };
}

const FAULTS: readonly BusFault[] = [
  { name: 'is cut off from one process', disconnected: [2], ...cut(2) },
  { name: 'leaves one process without a word', disconnected: [1], ...blackHole(1) },
  { name: 'leaves the leader without a word', disconnected: [0, 1, 2], ...blackHole(0) },
  { name: 'is gone', disconnected: [0, 1, 2], harm: ({ nats }) => nats.stop(), heal: ({ nats }) => nats.start() },
];

it.concurrent.each(FAULTS)(
  'R19 the bus $name: subscribers are notified, bets are settled; after it all processes equal the database within 5 s',
  async ({ disconnected, harm, heal }) => {
    const processes = await openProcesses();
    const { context, members, close } = processes;
    const lives = (): boolean[][] => members.map(({ streams }) => [...streams.lives]);
    const expected = (ofDisconnected: readonly boolean[]) =>
      members.map((_, place) => (disconnected.includes(place) ? ofDisconnected : []));
    await healWithin5s(members);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await live(members, 300);
      for (const { streams } of members) streams.lives.length = 0;
      await harm(processes);
      await live(members, FAULT_MS);
      expect(lives()).toEqual(expected([false]));
      await heal(processes);
      await healWithin5s(members);
      expect(lives()).toEqual(expected([false, true]));
    }
    for (const gameId of GAMES) await ingestFeedEvents(context, wholeResult(gameId));
    await settlePlays(context);
    await healWithin5s(members);
    await close();
  },
  60_000 * ROUNDS,
);
