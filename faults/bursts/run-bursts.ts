import { setTimeout as sleep } from 'node:timers/promises';

import { changeSchema, LIST_TOPIC, matchTopic, type Topic } from '@clutchline/contract';
import * as z from 'zod/mini';

import { createWarpClock } from '../../e2e/harness/warp-clock';
import { parseConfig } from '../../packages/server/src/config';
import { openDatabase } from '../../packages/server/src/db/open-database';
import { readBoardState } from '../../packages/server/src/services/read-board-state';
import { startServer } from '../../packages/server/src/start-server';
import { steadyClock } from '../../packages/server/src/steady-clock';
import { Chance } from '../../packages/server/tests/sim/random';
import { NO_FAULTS, type LineFaults } from '../clients/faulty-line';
import { TopicCells } from '../clients/topic-cells';
import { WatchingClient } from '../clients/watching-client';
import { createBurstFeed, type BurstFeed } from './burst-feed';
import { joinServer } from './join-server';
import { PacedClock } from './paced-clock';
import type { Burst } from './read-burst';

export interface BurstsOptions {
  readonly bursts: readonly Burst[];
  /** Ms of the recordings in one ms, or `max`: each moment as soon as the one before is stored. */
  readonly speed: number | 'max';
  /** Of each kind: on a good line, on a bad one, on one that breaks all the time. */
  readonly clients: number;
  readonly databaseUrl: string;
  /** The bus; null for the one in memory. */
  readonly natsUrl: string | null;
  readonly seed: number;
  /** 3 % of the frames and a cut every eight seconds unless told. */
  readonly badLines?: BadLines;
}

/** What bad lines do, and how often those that break do so, in ms. */
export interface BadLines {
  readonly faults: LineFaults;
  readonly cutEveryMs: number;
}

export interface BurstsResult {
  /** Prices in the recordings, price versions stored, and those that a client on a good line was told. */
  readonly prices: number;
  readonly stored: number;
  readonly told: number;
  /** Frames with changes that a client on a good line got. */
  readonly frames: number;
  /** Cells of all clients that were compared, and where they are not as the database has them. */
  readonly cells: number;
  readonly wrong: readonly string[];
  /** States that a client held as current and that the server never told, and breaks in what the server said. */
  readonly undetected: number;
  readonly breaks: number;
  /** How long each gap that a client found was open, ms. */
  readonly repairs: readonly number[];
  /** Plays that were kept locked for prices that could not be believed, at one time or another. */
  readonly doubted: number;
  readonly playedMs: number;
  /** From the end of the recordings until every client stood as the database. */
  readonly settledMs: number;
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const BAD_LINES: BadLines = {
  faults: { drop: 0.03, repeat: 0.03, reorder: 0.03, delay: 0.03, truncate: 0.01 },
  cutEveryMs: 8_000,
};
const LOOK_MS = 100;
/** The longest wait for an image, the longest back-off, and some. */
const SETTLE_MS = 60_000;

/** Plays recordings through feed, ingest, database, outbox, relay, bus, hub and sockets to the app's own push client. */
export async function runBursts(options: BurstsOptions): Promise<BurstsResult> {
  const { time, feed, go } = timeOf(options);
  const parsed = parseConfig(['--port', '0', '--log-level', 'error'], {});
  if (parsed === 'help') throw new Error('no help was asked for');
  const database = { kind: 'external', url: options.databaseUrl, mustBeDurable: false } as const;
  const config = { ...parsed, database, natsUrl: options.natsUrl, webFolder: null };
  const server = await startServer(config, { openFeed: () => Promise.resolve(feed), wallClock: time });
  const truth = openTruth(options.databaseUrl, feed, time);
  const watchers = new Watchers(server.url, feed, options);
  try {
    await watchers.joined();
    const before = await truth.versions();
    const began = performance.now();
    go();
    await truth.untilFed();
    const ended = performance.now();
    const wrong = await watchers.settle(() => truth.cells());
    const stored = (await truth.versions()) - before;
    const doubted = await truth.doubted();
    const settledMs = performance.now() - ended;
    return { ...watchers.counted(), prices: feed.prices, stored, wrong, doubted, playedMs: ended - began, settledMs };
  } finally {
    watchers.close();
    await server.close();
    await truth.close();
  }
}

/** The clock that the recordings run by, the feed that plays them, and what lets them go. */
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

/** What the database says, asked beside the server. */
function openTruth(databaseUrl: string, feed: BurstFeed, clock: { now(): number }) {
  const { stores, close } = openDatabase(databaseUrl, SILENT);
  const end = feed.moments.at(-1) ?? 0;
  return {
    close,
    versions: async () => {
      const plays = await stores.board.plays(feed.gameIds, 'all');
      return plays.flatMap(({ play }) => play.points).reduce((sum, { version }) => sum + version, 0);
    },
    doubted: async () => {
      const kept = [...(await stores.quarantine.list('held')), ...(await stores.quarantine.list('outdated'))];
      return new Set(kept.map(({ playId }) => playId)).size;
    },
    untilFed: async () => {
      while (((await stores.feed.fedUntil()) ?? 0) < end || (await stores.outbox.next(1)).length > 0)
        await sleep(LOOK_MS);
    },
    /** Every cell of every match, by topic. */
    cells: async (): Promise<Map<Topic, TopicCells>> => {
      const list = new TopicCells();
      const byTopic = new Map<Topic, TopicCells>([[LIST_TOPIC, list]]);
      for (const { gameId, changes } of await readBoardState({ stores, clock })) {
        const own = new TopicCells();
        byTopic.set(matchTopic(gameId), own);
        for (const { change, inList } of changes) {
          const told = [z.parse(changeSchema, change)];
          own.take(told);
          if (inList) list.take(told);
        }
      }
      return byTopic;
    },
  };
}

/** Clients on a good line, on a bad one and on one that breaks. */
class Watchers {
  readonly #good: readonly WatchingClient[];
  readonly #all: readonly WatchingClient[];
  readonly #topics: readonly Topic[];
  readonly #cuts: ReturnType<typeof setInterval>;
  #isQuiet = true;
  #cells = 0;

  constructor(url: string, { gameIds }: BurstFeed, { clients, seed, badLines = BAD_LINES }: BurstsOptions) {
    const chance = new Chance(seed);
    const random = (): number => chance.below(1_000_000) / 1_000_000;
    this.#topics = [LIST_TOPIC, ...gameIds.map(matchTopic)];
    const watch = (faults: LineFaults): WatchingClient[] =>
      Array.from({ length: clients }, () => {
        const line = () => (this.#isQuiet ? NO_FAULTS : faults);
        return new WatchingClient(this.#topics, { join: joinServer(url), random, faults: line });
      });
    this.#good = watch(NO_FAULTS);
    const breaking = watch(NO_FAULTS);
    this.#all = [...this.#good, ...watch(badLines.faults), ...breaking];
    let turn = 0;
    this.#cuts = setInterval(() => {
      turn += 1;
      if (!this.#isQuiet) breaking[turn % breaking.length]?.cut();
    }, badLines.cutEveryMs / clients);
  }

  /** Everybody stands; from now on lines are as they are. */
  async joined(): Promise<void> {
    while (!this.#all.every(({ isSynced }) => isSynced)) await sleep(LOOK_MS);
    this.#isQuiet = false;
  }

  /** Good lines for all, until every cell is as it should be; what is not after a minute. */
  async settle(readTruth: () => Promise<Map<Topic, TopicCells>>): Promise<string[]> {
    this.#isQuiet = true;
    const truth = await readTruth();
    this.#cells = [...truth.values()].reduce((sum, { size }) => sum + size, 0) * this.#all.length;
    const until = performance.now() + SETTLE_MS;
    for (;;) {
      const wrong = this.#all.flatMap((watcher) =>
        this.#topics.flatMap((topic) => watcher.differences(topic, truth.get(topic) ?? new TopicCells())),
      );
      if (wrong.length === 0 || performance.now() > until) return wrong;
      await sleep(LOOK_MS);
    }
  }

  counted(): Pick<BurstsResult, 'told' | 'frames' | 'cells' | 'undetected' | 'breaks' | 'repairs'> {
    const [first] = this.#good;
    return {
      told: first?.told.versions.size ?? 0,
      frames: first?.told.frames ?? 0,
      cells: this.#cells,
      undetected: this.#all.reduce((sum, { undetected }) => sum + undetected, 0),
      breaks: this.#all.reduce((sum, { told }) => sum + told.breaks, 0),
      repairs: this.#all.flatMap(({ repairs }) => repairs),
    };
  }

  close(): void {
    clearInterval(this.#cuts);
    for (const watcher of this.#all) watcher.close();
  }
}
