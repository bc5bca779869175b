import { HEARTBEAT_MS } from './bus-message';
import type { Bus } from './bus';
import type { ServerContext } from '../platform/context';
import { withTimeout } from '../platform/concurrency/timers';
import type { OutboxStore } from './outbox-store';

interface Stores {
  readonly outbox: OutboxStore;
}

type Context = ServerContext<Stores>;

const BATCH = 500;
const POLL_MS = 100;

export interface RelayOptions {
  readonly bus: Bus;
  readonly term: number;
  readonly over: AbortSignal;
  /** Until the bus confirmed the event. */
  readonly onPassed?: (waitedMs: number) => void;
}

export interface RelayJob {
  wake(): void;
  stop(): Promise<void>;
}

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'log' | 'wallClock'>;

/** Publishes in commit order, at least once (R23). A heartbeat states that the outbox is empty. */
export function startRelay(context: Needs, options: RelayOptions): RelayJob {
  const stopping = new AbortController();
  const relay = new Relay(context, options);
  const running = relay.run(AbortSignal.any([stopping.signal, options.over]));
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
        if (await this.#pass()) this.#isAwake = true;
        isFailing = false;
      } catch (error) {
        // Only the first failure: the bus may be unreachable for long.
        if (!isFailing && !isOver())
          this.context.log.error({ error: String(error) }, 'outbox events could not be published, will retry');
        isFailing = true;
        this.#isAwake = false;
      }
      if (!this.#isAwake) await this.#rest();
    }
  }

  /** True if more may be waiting. */
  async #pass(): Promise<boolean> {
    const { bus, term, onPassed } = this.options;
    const { stores, inTransaction, wallClock } = this.context;
    const events = await stores.outbox.next(BATCH);
    const readAt = wallClock.now();
    for (const { id, event, waitedMs } of events) {
      this.#seq += 1;
      bus.publish({ type: 'event', term, seq: this.#seq, id, at: Math.round(readAt - waitedMs), event });
    }
    if (events.length > 0) {
      await bus.flush();
      const flushMs = wallClock.now() - readAt;
      for (const { waitedMs } of events) onPassed?.(waitedMs + flushMs);
      await inTransaction(({ outbox }) => outbox.remove(events.map(({ id }) => id)));
      this.#publishedAt = performance.now();
    } else if (performance.now() - this.#publishedAt >= HEARTBEAT_MS) {
      this.#heartbeats += 1;
      bus.publish({ type: 'heartbeat', term, seq: this.#seq, heartbeat: this.#heartbeats });
      this.#publishedAt = performance.now();
    }
    return events.length === BATCH;
  }

  async #rest(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#interruptSleep = resolve));
    await withTimeout(woken, POLL_MS, () => undefined);
  }
}
