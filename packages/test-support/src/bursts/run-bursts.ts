import { setTimeout as sleep } from 'node:timers/promises';

import { changeSchema, LIST_TOPIC, matchTopic, type Topic } from '@clutchline/contract';
import * as z from 'zod/mini';

import { createWarpClock } from '../browser/warp-clock';
import { parseConfig } from '../../../server/src/config';
import { openDatabase } from '../../../server/src/composition/create-stores';
import { readBoardState } from '../../../server/src/catalogue/read-board-state';
import { startServer } from '../../../server/src/start-server';
import { steadyClock } from '../../../server/src/platform/time/clock';
import { Chance } from '../processes/random';
import { NO_FAULTS, type ConnectionFaults } from '../clients/faulty-connection';
import { MINUTE } from '../../../../tools/time/durations';
import { pollUntil } from '../../../../tools/time/poll-until';
import { TopicCells } from '../clients/topic-cells';
import { WatchingClient } from '../clients/watching-client';
import { createBurstFeed, type BurstFeed } from './burst-feed';
import { joinServer } from './join-server';
import { PacedClock } from './paced-clock';
import type { Burst } from './read-burst';

export interface BurstsOptions {
  readonly bursts: readonly Burst[];
  /** Recorded ms per ms; `max`: each event once the previous one is stored. */
  readonly speed: number | 'max';
  readonly clients: number;
  readonly databaseUrl: string;
  /** Null: in-memory bus. */
  readonly natsUrl: string | null;
  readonly seed: number;
  /** Default: 3 % of the frames, a cut every 8 s. */
  readonly badConnections?: BadConnections;
}

export interface BadConnections {
  readonly faults: ConnectionFaults;
  readonly cutEveryMs: number;
}

export interface BurstsResult {
  readonly prices: number;
  readonly stored: number;
  readonly received: number;
  readonly frames: number;
  readonly cells: number;
  readonly wrong: readonly string[];
  /** Held as current but never sent, and sequence breaks. */
  readonly undetected: number;
  readonly breaks: number;
  readonly repairs: readonly number[];
  /** Locked for implausible prices. */
  readonly doubted: number;
  readonly playedMs: number;
  readonly settledMs: number;
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const BAD_CONNECTIONS: BadConnections = {
  faults: { drop: 0.03, repeat: 0.03, reorder: 0.03, delay: 0.03, truncate: 0.01 },
  cutEveryMs: 8_000,
};
const UNTIL_DONE = { everyMs: 100, withinMs: Infinity };
/** Above the longest snapshot wait plus backoff. */
const SETTLE_MS = MINUTE;

/** Through feed, ingest, database, outbox, relay, bus, hub and sockets to the app's push client. */
export async function runBursts(options: BurstsOptions): Promise<BurstsResult> {
  const { time, feed, go } = timeOf(options);
  const parsed = parseConfig(['--port', '0', '--log-level', 'error'], {});
  if (parsed === 'help') throw new Error('no help was asked for');
  const database = { kind: 'external', url: options.databaseUrl, mustBeDurable: false } as const;
  const config = { ...parsed, database, natsUrl: options.natsUrl, webFolder: null, desk: null };
  const server = await startServer(config, { openFeed: () => Promise.resolve(feed), wallClock: time });
  const states = openStoredState(options.databaseUrl, feed, time);
  const watchers = new Watchers(server.url, feed, options);
  try {
    await watchers.joined();
    const before = await states.versions();
    const began = performance.now();
    go();
    await states.untilFed();
    const ended = performance.now();
    const wrong = await watchers.settle(() => states.cells());
    const stored = (await states.versions()) - before;
    const doubted = await states.doubted();
    const settledMs = performance.now() - ended;
    return { ...watchers.counted(), prices: feed.prices, stored, wrong, doubted, playedMs: ended - began, settledMs };
  } finally {
    watchers.close();
    await server.close();
    await states.close();
  }
}

function timeOf({ bursts, speed }: BurstsOptions) {
  const begin = steadyClock.now();
  const feed = createBurstFeed(bursts, begin + 1);
  if (speed === 'max') {
    const time = new PacedClock(begin + 1);
    return { time, feed: time.pace(feed), go: () => time.run() };
  }
  const warp = createWarpClock();
  warp.setSpeed(0);
  const start = warp.now();
  const time = { now: () => Math.max(begin + 1, begin + 1 + warp.now() - start) };
  return { time, feed, go: () => warp.setSpeed(speed) };
}

function openStoredState(databaseUrl: string, feed: BurstFeed, clock: { now(): number }) {
  const { stores, close } = openDatabase(databaseUrl, SILENT);
  const end = feed.moments.at(-1) ?? 0;
  return {
    close,
    versions: async () => {
      const plays = await stores.board.plays(feed.gameIds, 'all');
      return plays.flatMap(({ play }) => play.points).reduce((sum, { version }) => sum + version, 0);
    },
    doubted: async () => {
      const quarantined = [...(await stores.quarantine.list('held')), ...(await stores.quarantine.list('outdated'))];
      return new Set(quarantined.map(({ playId }) => playId)).size;
    },
    untilFed: () =>
      pollUntil(
        'the feed is stored and published',
        async () => ((await stores.feed.fedUntil()) ?? 0) >= end && (await stores.outbox.next(1)).length === 0,
        UNTIL_DONE,
      ),
    cells: async (): Promise<Map<Topic, TopicCells>> => {
      const list = new TopicCells();
      const byTopic = new Map<Topic, TopicCells>([[LIST_TOPIC, list]]);
      for (const { gameId, changes } of await readBoardState({ stores, clock })) {
        const own = new TopicCells();
        byTopic.set(matchTopic(gameId), own);
        for (const { change, inList } of changes) {
          const changed = [z.parse(changeSchema, change)];
          own.apply(changed);
          if (inList) list.apply(changed);
        }
      }
      return byTopic;
    },
  };
}

class Watchers {
  readonly #good: readonly WatchingClient[];
  readonly #all: readonly WatchingClient[];
  readonly #topics: readonly Topic[];
  readonly #cuts: ReturnType<typeof setInterval>;
  #isQuiet = true;
  #cells = 0;

  constructor(url: string, { gameIds }: BurstFeed, { clients, seed, badConnections = BAD_CONNECTIONS }: BurstsOptions) {
    const chance = new Chance(seed);
    const random = (): number => chance.below(1_000_000) / 1_000_000;
    this.#topics = [LIST_TOPIC, ...gameIds.map(matchTopic)];
    const watch = (faults: ConnectionFaults): WatchingClient[] =>
      Array.from({ length: clients }, () => {
        const faultsNow = () => (this.#isQuiet ? NO_FAULTS : faults);
        return new WatchingClient(this.#topics, { join: joinServer(url), random, faults: faultsNow });
      });
    this.#good = watch(NO_FAULTS);
    const breaking = watch(NO_FAULTS);
    this.#all = [...this.#good, ...watch(badConnections.faults), ...breaking];
    let next = 0;
    this.#cuts = setInterval(() => {
      next += 1;
      if (!this.#isQuiet) breaking[next % breaking.length]?.cut();
    }, badConnections.cutEveryMs / clients);
  }

  async joined(): Promise<void> {
    await pollUntil('all clients have a snapshot', () => this.#all.every(({ isSynced }) => isSynced), UNTIL_DONE);
    this.#isQuiet = false;
  }

  async settle(readStates: () => Promise<Map<Topic, TopicCells>>): Promise<string[]> {
    this.#isQuiet = true;
    const states = await readStates();
    this.#cells = [...states.values()].reduce((sum, { size }) => sum + size, 0) * this.#all.length;
    const until = performance.now() + SETTLE_MS;
    for (;;) {
      const wrong = this.#all.flatMap((watcher) =>
        this.#topics.flatMap((topic) => watcher.differences(topic, states.get(topic) ?? new TopicCells())),
      );
      if (wrong.length === 0 || performance.now() > until) return wrong;
      await sleep(UNTIL_DONE.everyMs);
    }
  }

  counted(): Pick<BurstsResult, 'received' | 'frames' | 'cells' | 'undetected' | 'breaks' | 'repairs'> {
    const [first] = this.#good;
    return {
      received: first?.received.versions.size ?? 0,
      frames: first?.received.frames ?? 0,
      cells: this.#cells,
      undetected: this.#all.reduce((sum, { undetected }) => sum + undetected, 0),
      breaks: this.#all.reduce((sum, { received }) => sum + received.breaks, 0),
      repairs: this.#all.flatMap(({ repairs }) => repairs),
    };
  }

  close(): void {
    clearInterval(this.#cuts);
    for (const watcher of this.#all) watcher.close();
  }
}
