import { setTimeout as sleep } from 'node:timers/promises';

import { BEAT_MS, type NewsMessage, decode } from '../bus';
import type { Clock } from '../platform/time/clock';
import type { Log } from '../platform/log/log';
import type { News } from '../platform/records';
import type { Hub } from './hub';
import { NewsCounts, type ReloadCause } from './news-counts';
import { NewsOrder } from './news-order';

/** Bus silence in ms until the state counts as unknown. */
const SILENCE_MS = 2 * BEAT_MS;
/** Wall-clock delay, in ms. */
const RETRY_MS = 500;
/** Concurrent restarts of player streams. */
const LANES = 4;

export interface ConsumerOptions {
  readonly hub: Hub;
  readonly readBoard: () => Promise<Parameters<Hub['restart']>[0]>;
  /** Publishes only if the player is subscribed here. */
  readonly tellPlayer: (news: Extract<News, { kind: 'player' }>) => Promise<void>;
  readonly restartPlayer: (accountId: number) => Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Applies bus messages to the streams (PUSH-5). After a sequence gap, new leader or interruption it reloads the board;
 * messages received during the reload are applied after it.
 */
export class NewsConsumer {
  readonly counts = new NewsCounts();
  readonly #order = new NewsOrder();
  readonly #stopping = new AbortController();
  /** Messages received during a reload, else null. */
  #waiting: NewsMessage[] | null = null;
  #loading: Promise<void> = Promise.resolve();
  /** Messages went missing during the reload. */
  #isMissing = false;
  #isFailing = false;
  /** Players who may have missed deltas. */
  readonly #unsure = new Set<number>();
  #heardAt = performance.now();
  #silentLooks = 0;
  #isRestarting = false;

  constructor(private readonly options: ConsumerOptions) {}

  hear(text: string): void {
    const message = decode(text);
    if (message === null) {
      this.options.log.warn({ text: text.slice(0, 200) }, 'invalid bus message');
      return;
    }
    if (message.type === 'wake') return;
    const standing = this.#order.take(message, message.type === 'beat' ? message.beat : null);
    if (standing === 'old') return;
    this.#heardAt = performance.now();
    this.#silentLooks = 0;
    if (standing === 'gap') void this.reload('gap');
    if (message.type === 'news') this.#takeOnce(message);
    this.#judge();
  }

  /** Resolves when the stored board is loaded. */
  reload(cause: ReloadCause): Promise<void> {
    this.counts.reloads.inc({ cause });
    this.#isMissing = true;
    if (this.#waiting !== null) return this.#loading;
    this.#waiting = [];
    this.#loading = this.#load();
    return this.#loading;
  }

  /** Call twice per heartbeat; a single late check is not enough. */
  look(): void {
    this.#silentLooks = performance.now() - this.#heardAt > SILENCE_MS ? this.#silentLooks + 1 : 0;
    this.#judge();
    void this.#restartPlayers();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loading;
  }

  #judge(): void {
    this.options.hub.liveness.set('bus', !this.#isFailing && this.#silentLooks < 2);
  }

  #takeOnce(message: NewsMessage): void {
    if (this.#order.isRepeat(message)) {
      this.counts.repeated.inc();
      return;
    }
    this.counts.heard.inc({ kind: message.news.kind });
    if (this.#waiting === null) this.#tell(message);
    else this.#waiting.push(message);
  }

  #tell({ news, at }: NewsMessage): void {
    const { hub, tellPlayer, clock } = this.options;
    if (at !== undefined) this.counts.delivery.observe(Math.max(0, clock.now() - at) / 1_000);
    if (news.kind === 'match') hub.publishMatch(news.gameId, news.changes);
    else if (hub.hears(news.accountId))
      void tellPlayer(news).catch((error: unknown) => this.#miss(news.accountId, error));
  }

  #miss(accountId: number, error: unknown): void {
    if (this.#unsure.size === 0) this.options.log.error({ error: String(error) }, 'player update failed, will retry');
    this.#unsure.add(accountId);
  }

  /** Limited concurrency leaves connections for placements. */
  async #restartPlayers(): Promise<void> {
    if (this.#isRestarting || this.#unsure.size === 0) return;
    this.#isRestarting = true;
    const accountIds = [...this.#unsure];
    this.#unsure.clear();
    const lane = async (): Promise<void> => {
      for (let id = accountIds.pop(); id !== undefined && !this.#stopping.signal.aborted; id = accountIds.pop()) {
        const accountId = id;
        await this.options.restartPlayer(accountId).catch((error: unknown) => this.#miss(accountId, error));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    this.#isRestarting = false;
  }

  async #load(): Promise<void> {
    const { hub } = this.options;
    let board = await this.#read();
    while (board !== null && this.#isMissing) board = await this.#read();
    if (board === null) return;
    hub.restart(board);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    waiting.forEach((message) => this.#tell(message));
    this.#judge();
    for (const accountId of hub.players) this.#unsure.add(accountId);
    void this.#restartPlayers();
  }

  /** Returns null if stopped before. */
  async #read(): Promise<Awaited<ReturnType<ConsumerOptions['readBoard']>> | null> {
    const { readBoard, log } = this.options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Messages received earlier were committed earlier.
      this.#waiting = [];
      this.#isMissing = false;
      try {
        const board = await readBoard();
        this.#isFailing = false;
        return board;
      } catch (error) {
        log.error({ error: String(error) }, 'board read failed, will retry');
        this.#isFailing = true;
        this.#judge();
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  }
}
