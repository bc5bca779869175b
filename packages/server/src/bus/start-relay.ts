import { HEARTBEAT_MS } from './bus-message';
import type { Bus } from './bus';
import type { ServerContext } from '../platform/context';
import { withTimeout } from '../platform/concurrency/timers';
import type { OutboxStore, StoredEvent } from './outbox-store';

interface Stores {
  readonly outbox: OutboxStore;
}

type Context = ServerContext<Stores>;

const BATCH = 500;
const POLL_MS = 100;

export interface RelayOptions {
  readonly bus: Bus;
  readonly term: number;
  /** Aborted if the term is over. */
  readonly over: AbortController;
  /** Until the bus confirmed the event. */
  readonly onPassed?: (waitedMs: number) => void;
}

export interface RelayJob {
  wake(): void;
  stop(): Promise<void>;
}

type Needs = Pick<Context, 'stores' | 'log' | 'wallClock'>;

/** Publishes in commit order, at least once (R23). A heartbeat states that the outbox is empty. */
export function startRelay(context: Needs, options: RelayOptions): RelayJob {
  const stopping = new AbortController();
  const relay = new Relay(context, options);
  const running = relay.run(AbortSignal.any([stopping.signal, options.over.signal]));
  return {
    wake: () => relay.wake(),
    async stop() {
      stopping.abort();
      relay.wake();
      await running;
    },
  };
}

class Relay {
  #seq = 0;
  #heartbeats = 0;
  #publishedAt = -Infinity;
  #isAwake = false;
  #interruptSleep = (): void => undefined;

  constructor(
    private readonly context: Needs,
    private readonly options: RelayOptions,
  ) {}

  wake(): void {
    this.#isAwake = true;
    this.#interruptSleep();
  }

  async run(signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    let isFailing = false;
    while (!isOver()) {
      this.#isAwake = false;
      try {
        await this.#pass(isOver);
        isFailing = false;
      } catch (error) {
        // Only the first failure: the bus may be unreachable for long.
        if (!isFailing && !isOver())
          this.context.log.error({ error: String(error) }, 'outbox events could not be published, will retry');
        isFailing = true;
        this.#isAwake = false;
      }
      await this.#rest();
    }
  }

  /** Until the outbox is empty. */
  async #pass(isOver: () => boolean): Promise<void> {
    const { outbox } = this.context.stores;
    let events = await outbox.next(BATCH);
    if (events.length === 0) this.#sendHeartbeat();
    while (events.length > 0 && !isOver()) {
      await this.#publish(events);
      events = await this.#removeAndReadNext(events);
      this.#publishedAt = performance.now();
    }
  }

  async #publish(events: readonly StoredEvent[]): Promise<void> {
    const { bus, term, onPassed } = this.options;
    const { wallClock } = this.context;
    const readAt = wallClock.now();
    for (const { id, event, waitedMs } of events) {
      this.#seq += 1;
      bus.publish({ type: 'event', term, seq: this.#seq, id, at: Math.round(readAt - waitedMs), event });
    }
    await bus.flush();
    const flushMs = wallClock.now() - readAt;
    for (const { waitedMs } of events) onPassed?.(waitedMs + flushMs);
  }

  async #removeAndReadNext(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const { term, over } = this.options;
    const ids = events.map(({ id }) => id);
    const next = await this.context.stores.outbox.removeAndReadNext(ids, { term, limit: BATCH });
    if (next !== null) return next;
    over.abort();
    throw new Error(`term ${term} is over`);
  }

  #sendHeartbeat(): void {
    if (performance.now() - this.#publishedAt < HEARTBEAT_MS) return;
    this.#heartbeats += 1;
    const { bus, term } = this.options;
    bus.publish({ type: 'heartbeat', term, seq: this.#seq, heartbeat: this.#heartbeats });
    this.#publishedAt = performance.now();
  }

  /** Until it is woken, if it was not since its last pass began. */
  async #rest(): Promise<void> {
    if (this.#isAwake) return;
    const woken = new Promise<void>((resolve) => (this.#interruptSleep = resolve));
    await withTimeout(woken, POLL_MS, () => undefined);
  }
}
