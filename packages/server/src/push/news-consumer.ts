import { setTimeout as sleep } from 'node:timers/promises';

import { BEAT_MS, decode, type NewsMessage } from '../bus/bus-message';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { News } from '../ports/outbox-store';
import type { Hub } from './hub';
import { NewsCounts, type ReloadCause } from './news-counts';
import { NewsOrder } from './news-order';

/** Silence of the bus beyond which this process does not know any more what happens, in ms. */
const SILENCE_MS = 2 * BEAT_MS;
/** Real time between two tries to read the board, in ms. */
const RETRY_MS = 500;
/** How many players are told anew at a time. */
const LANES = 4;

export interface ConsumerOptions {
  readonly hub: Hub;
  /** The board as it is stored now. */
  readonly readBoard: () => Promise<Parameters<Hub['restart']>[0]>;
  /** Tells a player who is heard here how these bets and the balance stand now. */
  readonly tellPlayer: (news: Extract<News, { kind: 'player' }>) => Promise<void>;
  /** Begins the stream of a player anew. */
  readonly restartPlayer: (accountId: number) => Promise<void>;
  readonly log: Log;
  /** Real time. */
  readonly clock: Clock;
}

/**
 * Feeds the streams of this process with what the bus says (PUSH-5). Whatever it may have missed (a gap in the numbers,
 * another leader, an interruption) it makes good by beginning anew with the board as the database has it. What comes
 * meanwhile waits and is told after.
 */
export class NewsConsumer {
  readonly counts = new NewsCounts();
  readonly #order = new NewsOrder();
  readonly #stopping = new AbortController();
  /** Set while the board is being read: what came since. */
  #waiting: NewsMessage[] | null = null;
  #loading: Promise<void> = Promise.resolve();
  /** Whether something was missed since the reading under way began. */
  #isMissing = false;
  #isFailing = false;
  /** Players who may have missed something. */
  readonly #unsure = new Set<number>();
  #heardAt = performance.now();
  #silentLooks = 0;
  #isRestarting = false;

  constructor(private readonly options: ConsumerOptions) {}

  /** Hears a text of the bus. */
  hear(text: string): void {
    const message = decode(text);
    if (message === null) {
      this.options.log.warn({ text: text.slice(0, 200) }, 'the bus said what is no message');
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

  /** Begins anew with the board as it is stored; resolves when that is done. */
  reload(cause: ReloadCause): Promise<void> {
    this.counts.reloads.add(cause);
    this.#isMissing = true;
    if (this.#waiting !== null) return this.#loading;
    this.#waiting = [];
    this.#loading = this.#load();
    return this.#loading;
  }

  /** Looks whether the bus has fallen silent; to be called twice a heartbeat. One late look alone says nothing. */
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
      this.counts.repeated += 1;
      return;
    }
    this.counts.heard.add(message.news.kind);
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

  /** What a player could not be told is made good by a fresh image, as soon as that can be read. */
  #miss(accountId: number, error: unknown): void {
    if (this.#unsure.size === 0)
      this.options.log.error({ error: String(error) }, 'a player could not be told and will be told again');
    this.#unsure.add(accountId);
  }

  /** A few at a time: bets are placed meanwhile. */
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

  /** The board; null where this is stopped before. */
  async #read(): Promise<Awaited<ReturnType<ConsumerOptions['readBoard']>> | null> {
    const { readBoard, log } = this.options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // What was heard before was committed before.
      this.#waiting = [];
      this.#isMissing = false;
      try {
        const board = await readBoard();
        this.#isFailing = false;
        return board;
      } catch (error) {
        log.error({ error: String(error) }, 'the board could not be read and will be read again');
        this.#isFailing = true;
        this.#judge();
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  }
}
