import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Leadership } from '../ports/leadership';
import type { Log } from '../ports/log';

/** Real time between two looks at the seat, and between two signs of life of its holder. */
const LOOK_MS = 250;
const BEAT_MS = 1_000;
/** How long jobs may take to come to rest before the seat is given up all the same: their term is over then. */
const REST_MS = 5_000;

/** Starts what only the leader does; answers its stop. `over` is aborted where the term ends, and to be where it has. */
export type StartJobs = (term: number, over: AbortController) => Promise<() => Promise<void>>;

export interface Leading {
  /** The term in which this process leads, with its jobs under way; null while it does not. */
  readonly term: number | null;
  /** Resolves when it is known who leads, and the jobs run where it is this process; rejects where they did not start. */
  readonly settled: Promise<void>;
  /** Stops the jobs and gives the seat up, for good. */
  stop(): Promise<void>;
}

/** What leading needs beside its jobs. */
export interface LeadingNeeds {
  readonly leadership: Leadership;
  readonly log: Log;
  /** The lead is not sought before; at once unless told. */
  readonly after?: Promise<void>;
}

/** Seeks the lead for as long as the process runs: starts the jobs on taking it over, and stops them where it is lost. */
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
  /** Whether the last look at the seat was answered: of those that are not, the first is told. */
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
      const term = await this.#seek();
      if (term !== null) await this.#lead(term);
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
    await this.#leave();
  }

  async #seek(): Promise<number | null> {
    try {
      const term = await this.needs.leadership.seek();
      this.#isReached = true;
      if (term === null) this.#settle(null);
      return term;
    } catch (error) {
      if (this.#isReached) this.needs.log.warn({ error: String(error) }, 'the lead cannot be asked for');
      this.#isReached = false;
      await this.#leave();
      return null;
    }
  }

  async #lead(term: number): Promise<void> {
    const { log } = this.needs;
    const over = new AbortController();
    const end = (): void => over.abort();
    this.stopping.signal.addEventListener('abort', end, { once: true });
    if (this.stopping.signal.aborted) end();
    log.info({ term }, 'this process leads');
    let beating: Promise<void> | null = null;
    try {
      const stop = await this.startJobs(term, over);
      beating = this.#beat(term, over);
      this.term = term;
      this.#settle(null);
      if (!over.signal.aborted) await once(over.signal, 'abort');
      await Promise.race([stop(), sleep(REST_MS, undefined, { ref: false })]);
    } catch (error) {
      const told = { term, error: String(error) };
      if (over.signal.aborted) log.info(told, 'the term ended while its jobs were starting or stopping');
      else {
        log.error(told, 'what the leader does could not be started or stopped');
        this.#settle(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.term = null;
    end();
    this.stopping.signal.removeEventListener('abort', end);
    await beating;
    await this.#leave();
    if (this.stopping.signal.aborted) log.info({ term }, 'this process leads no more');
    else log.warn({ term }, 'this process has lost the lead');
  }

  /** Ends the term where a sign of life is not taken. */
  async #beat(term: number, over: AbortController): Promise<void> {
    const { signal } = over;
    while (!signal.aborted) {
      const isTaken = await this.needs.leadership.beat(term).catch(() => false);
      if (!isTaken) over.abort();
      await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #leave(): Promise<void> {
    await this.needs.leadership.leave().catch(() => undefined);
  }
}
