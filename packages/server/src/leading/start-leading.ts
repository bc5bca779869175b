import { once } from 'node:events';

import { pause, withTimeout } from '../platform/concurrency/timers';
import type { Log } from '../platform/log/log';

/** Each take-over begins a term. */
export interface Leadership {
  /** Term if free or expired. */
  acquire(): Promise<number | null>;
  /** False if the lock is lost. The first heartbeat is sent when all jobs run. */
  sendHeartbeat(term: number): Promise<boolean>;
  release(): Promise<void>;
}

const ACQUIRE_EVERY_MS = 250;
const HEARTBEAT_MS = 1_000;
/** For jobs to stop before leadership is released anyway; their term is over by then. */
const REST_MS = 5_000;

/** Returns the stop function. `over` is aborted when the term ends; a job aborts it if it finds the term over. */
export type StartJobs = (term: number, over: AbortController) => Promise<() => Promise<void>>;

export interface Leading {
  readonly term: number | null;
  /** Leader known and, if here, jobs running. */
  readonly settled: Promise<void>;
  stop(): Promise<void>;
}

export interface LeadingNeeds {
  readonly leadership: Leadership;
  readonly log: Log;
  readonly after?: Promise<void>;
}

export function startLeading(needs: LeadingNeeds, startJobs: StartJobs): Leading {
  const leader = new Leader(needs, startJobs);
  const running = leader.run();
  return {
    get term() {
      return leader.term;
    },
    settled: leader.settled,
    async stop() {
      leader.stopping.abort();
      await running;
    },
  };
}

class Leader {
  readonly stopping = new AbortController();
  readonly settled: Promise<void>;
  term: number | null = null;
  /** Logs the first failure in a row. */
  #isReached = true;
  #settle: (failure: Error | null) => void = () => undefined;

  constructor(
    private readonly needs: LeadingNeeds,
    private readonly startJobs: StartJobs,
  ) {
    this.settled = new Promise((resolve, reject) => {
      this.#settle = (failure) => (failure === null ? resolve() : reject(failure));
    });
    this.settled.catch(() => undefined);
  }

  async run(): Promise<void> {
    const { signal } = this.stopping;
    if (this.needs.after !== undefined) await Promise.race([this.needs.after, once(signal, 'abort')]);
    while (!signal.aborted) {
      const term = await this.#acquire();
      if (term !== null) await this.#lead(term);
      await pause(ACQUIRE_EVERY_MS, signal);
    }
    await this.#release();
  }

  async #acquire(): Promise<number | null> {
    try {
      const term = await this.needs.leadership.acquire();
      this.#isReached = true;
      if (term === null) this.#settle(null);
      return term;
    } catch (error) {
      if (this.#isReached) this.needs.log.warn({ error: String(error) }, 'leadership request failed, will retry');
      this.#isReached = false;
      await this.#release();
      return null;
    }
  }

  async #lead(term: number): Promise<void> {
    const { log } = this.needs;
    const over = new AbortController();
    const end = (): void => over.abort();
    this.stopping.signal.addEventListener('abort', end, { once: true });
    if (this.stopping.signal.aborted) end();
    log.info({ term }, 'leadership acquired');
    let heartbeats: Promise<void> | null = null;
    try {
      const stop = await this.startJobs(term, over);
      heartbeats = this.#sendHeartbeats(term, over);
      this.term = term;
      this.#settle(null);
      if (!over.signal.aborted) await once(over.signal, 'abort');
      await withTimeout(stop(), REST_MS, () => undefined);
    } catch (error) {
      const fields = { term, error: String(error) };
      if (over.signal.aborted) log.info(fields, 'term ended while its jobs were starting or stopping');
      else {
        log.error(fields, 'leader jobs failed to start or stop');
        this.#settle(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.term = null;
    end();
    this.stopping.signal.removeEventListener('abort', end);
    await heartbeats;
    await this.#release();
    if (this.stopping.signal.aborted) log.info({ term }, 'leadership released');
    else log.warn({ term }, 'leadership lost');
  }

  /** Refused: the term ends. */
  async #sendHeartbeats(term: number, over: AbortController): Promise<void> {
    const { signal } = over;
    while (!signal.aborted) {
      const isLeader = await this.needs.leadership.sendHeartbeat(term).catch(() => false);
      if (!isLeader) over.abort();
      await pause(HEARTBEAT_MS, signal);
    }
  }

  async #release(): Promise<void> {
    await this.needs.leadership.release().catch(() => undefined);
  }
}
