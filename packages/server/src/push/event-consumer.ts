import { changesOfSuspended } from '../catalogue';
import { retryUntilAborted } from '../platform/concurrency/poll';
import { type BusMessage, HEARTBEAT_MS, type EventMessage, type StreamPosition } from '../bus';
import type { Clock } from '../platform/time/clock';
import type { Log } from '../platform/log/log';
import type { OutboxEvent } from '../platform/records';
import type { Hub } from './hub';
import { ConsumerCounts, type ReloadCause } from './push-counts';

const REMEMBERED = 5_000;

/** `old`: repeated, or of an old leader. */
type OrderCheck = 'next' | 'old' | 'gap';

class MessageOrder {
  #last: (StreamPosition & { readonly heartbeat: number }) | null = null;
  readonly #ids = new Set<number>();

  /** @param heartbeat null for events. */
  check({ term, seq }: StreamPosition, heartbeat: number | null): OrderCheck {
    const last = this.#last;
    if (last === null || term > last.term) {
      this.#last = { term, seq, heartbeat: heartbeat ?? 0 };
      return last === null ? 'next' : 'gap';
    }
    const expected = last.seq + (heartbeat === null ? 1 : 0);
    const isRepeated = heartbeat !== null && heartbeat <= last.heartbeat;
    if (term < last.term || isRepeated || seq < expected) return 'old';
    this.#last = { term, seq, heartbeat: heartbeat ?? last.heartbeat };
    return seq === expected ? 'next' : 'gap';
  }

  /** Under new numbers, from an interrupted relay. */
  isRepeat({ id }: Pick<EventMessage, 'id'>): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    return false;
  }
}

/** Then the state is unknown. */
const SILENCE_MS = 2 * HEARTBEAT_MS;
const RETRY_MS = 500;
/** Of player streams. */
const PARALLEL_RESTARTS = 4;

export interface ConsumerOptions {
  readonly hub: Hub;
  readonly readBoard: () => Promise<Parameters<Hub['restart']>[0]>;
  /** If subscribed here. */
  readonly publishPlayer: (event: Extract<OutboxEvent, { kind: 'player' }>) => Promise<void>;
  readonly restartPlayer: (accountId: number) => Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * After a sequence gap, a new leader or an interruption it reloads the board, then applies the messages received during
 * the reload (PUSH-5).
 */
export class EventConsumer {
  readonly counts = new ConsumerCounts();
  readonly #order = new MessageOrder();
  readonly #stopping = new AbortController();
  #waiting: EventMessage[] | null = null;
  #loading: Promise<void> = Promise.resolve();
  /** Lost during the reload. */
  #isMissing = false;
  #isFailing = false;
  readonly #outdatedPlayers = new Set<number>();
  #receivedAt = performance.now();
  #silentChecks = 0;
  #isRestarting = false;

  constructor(private readonly options: ConsumerOptions) {}

  receive(message: BusMessage): void {
    if (message.type === 'views') this.options.hub.publishViews(message.views);
    if (message.type === 'round') this.options.hub.publishRound(message.update, message.game);
    if (message.type === 'wake' || message.type === 'views' || message.type === 'round') return;
    const order = this.#order.check(message, message.type === 'heartbeat' ? message.heartbeat : null);
    if (order === 'old') return;
    this.#receivedAt = performance.now();
    this.#silentChecks = 0;
    if (order === 'gap') void this.reload('gap');
    if (message.type === 'event') this.#applyOnce(message);
    this.#updateLiveness();
  }

  reload(cause: ReloadCause): Promise<void> {
    this.counts.reloads.inc({ cause });
    this.#isMissing = true;
    if (this.#waiting !== null) return this.#loading;
    this.#waiting = [];
    this.#loading = this.#load();
    return this.#loading;
  }

  /** Twice per heartbeat: one late check is not enough. */
  checkSilence(): void {
    this.#silentChecks = performance.now() - this.#receivedAt > SILENCE_MS ? this.#silentChecks + 1 : 0;
    this.#updateLiveness();
    void this.#restartPlayers();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loading;
  }

  #updateLiveness(): void {
    this.options.hub.liveness.set('bus', !this.#isFailing && this.#silentChecks < 2);
  }

  #applyOnce(message: EventMessage): void {
    if (this.#order.isRepeat(message)) {
      this.counts.repeated.inc();
      return;
    }
    this.counts.received.inc({ kind: message.event.kind });
    if (this.#waiting === null) this.#apply(message);
    else this.#waiting.push(message);
  }

  #apply({ event, at }: EventMessage): void {
    const { hub, publishPlayer, clock } = this.options;
    if (at !== undefined) this.counts.delivery.observe(Math.max(0, clock.now() - at) / 1_000);
    if (event.kind === 'match') hub.publishMatch(event.gameId, event.changes);
    else if (event.kind === 'suspended') hub.publishMatches(changesOfSuspended(event.plays));
    else if (event.kind === 'news') hub.publishAnnouncements();
    else if (event.kind === 'sessions') hub.sessionEnds.publish(event.accountId);
    else if (hub.hasSubscriber(event.accountId))
      void publishPlayer(event).catch((error: unknown) => this.#onPlayerFailure(event.accountId, error));
  }

  #onPlayerFailure(accountId: number, error: unknown): void {
    if (this.#outdatedPlayers.size === 0)
      this.options.log.error({ error: String(error) }, 'player update failed, will retry');
    this.#outdatedPlayers.add(accountId);
  }

  /** Leaves connections for placements. */
  async #restartPlayers(): Promise<void> {
    if (this.#isRestarting || this.#outdatedPlayers.size === 0) return;
    this.#isRestarting = true;
    const accountIds = [...this.#outdatedPlayers];
    this.#outdatedPlayers.clear();
    const lane = async (): Promise<void> => {
      for (let id = accountIds.pop(); id !== undefined && !this.#stopping.signal.aborted; id = accountIds.pop()) {
        const accountId = id;
        await this.options.restartPlayer(accountId).catch((error: unknown) => this.#onPlayerFailure(accountId, error));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_RESTARTS }, lane));
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
    waiting.forEach((message) => this.#apply(message));
    this.#updateLiveness();
    for (const accountId of hub.players) this.#outdatedPlayers.add(accountId);
    void this.#restartPlayers();
  }

  async #read(): Promise<Awaited<ReturnType<ConsumerOptions['readBoard']>> | null> {
    const { readBoard, log } = this.options;
    const read = async () => {
      // Earlier messages are in the board.
      this.#waiting = [];
      this.#isMissing = false;
      const board = await readBoard();
      this.#isFailing = false;
      return board;
    };
    const onFailure = (error: unknown): void => {
      log.error({ error: String(error) }, 'board read failed, will retry');
      this.#isFailing = true;
      this.#updateLiveness();
    };
    return await retryUntilAborted(read, { pauseMs: RETRY_MS, onFailure }, this.#stopping.signal);
  }
}
