import { setTimeout as sleep } from 'node:timers/promises';

import { BEAT_MS, encodeBeat, encodeNews } from './bus-message';
import type { Context } from './context';
import type { Bus } from './bus';

const BATCH = 500;
/** Interval without a wake-up, ms of real time. */
const LOOK_MS = 100;

export interface RelayOptions {
  readonly bus: Bus;
  readonly term: number;
  /** When aborted, nothing more is published. */
  readonly over: AbortSignal;
  /** Waiting time until the bus confirmed the event, in ms. */
  readonly onPassed?: (waitedMs: number) => void;
}

export interface RelayJob {
  wake(): void;
  /** Resolves after the current pass. */
  stop(): Promise<void>;
}

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'log' | 'wallClock'>;

/**
 * Publishes committed outbox events to the bus in commit order, at least once (R23). A heartbeat while the outbox is
 * empty states that all events have been published.
 */
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
  #beats = 0;
  #saidAt = -Infinity;
  #isAwake = false;
  #rise = (): void => undefined;

  constructor(
    private readonly context: Needs,
    private readonly options: RelayOptions,
  ) {}

  wake(): void {
    this.#isAwake = true;
    this.#rise();
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
        // Only the first failure is logged: the bus may be unreachable for long.
        if (!isFailing && !isOver())
          this.context.log.error({ error: String(error) }, 'outbox events could not be published, will retry');
        isFailing = true;
        this.#isAwake = false;
      }
      if (!this.#isAwake) await this.#rest();
    }
  }

  /** Whether more events may be waiting. */
  async #pass(): Promise<boolean> {
    const { bus, term, onPassed } = this.options;
    const { stores, inTransaction, wallClock } = this.context;
    const kept = await stores.outbox.next(BATCH);
    const readAt = wallClock.now();
    for (const { id, text, waitedMs } of kept) {
      this.#seq += 1;
      bus.publish(encodeNews({ term, seq: this.#seq }, { id, text, at: Math.round(readAt - waitedMs) }));
    }
    if (kept.length > 0) {
      await bus.flush();
      const flushMs = wallClock.now() - readAt;
      for (const { waitedMs } of kept) onPassed?.(waitedMs + flushMs);
      await inTransaction(({ outbox }) => outbox.remove(kept.map(({ id }) => id)));
      this.#saidAt = performance.now();
    } else if (performance.now() - this.#saidAt >= BEAT_MS) {
      this.#beats += 1;
      bus.publish(encodeBeat({ term, seq: this.#seq }, this.#beats));
      this.#saidAt = performance.now();
    }
    return kept.length === BATCH;
  }

  async #rest(): Promise<void> {
    const ending = new AbortController();
    const woken = new Promise<void>((resolve) => (this.#rise = resolve));
    const slept = sleep(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    await Promise.race([woken, slept]);
    ending.abort();
  }
}
