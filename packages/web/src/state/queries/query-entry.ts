/** Equal keys mean equal requests. */
export interface Query<Data> {
  /** A scope is invalidated as a whole. */
  readonly key: readonly [scope: QueryScope, ...rest: (string | number)[]];
  /** @param known for paged queries. */
  readonly fetch: (signal: AbortSignal, known: Data | undefined) => Promise<Data>;
  readonly enabled?: boolean;
  /** Ms of freshness for a new listener. Default 30,000. */
  readonly freshMs?: number;
  /** Ms between fetches while watched. */
  readonly everyMs?: number;
}

export type QueryScope = 'matches' | 'own' | 'news' | 'fixed';

/** Data remains after a failed fetch. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
}

const FRESH_MS = 30_000;
const NEVER = -Infinity;

interface Flight<Data> {
  readonly abort: AbortController;
  readonly answer: Promise<Data>;
}

const ignore = (): void => undefined;

export class QueryEntry<Data> {
  readonly #query: Query<Data>;
  readonly #now: () => number;
  readonly #isSeen: () => boolean;
  readonly #onRefetch: (signal: AbortSignal) => void;
  readonly #listeners = new Set<() => void>();
  #state: QueryState<Data> = { data: undefined, failed: false };
  /** `NEVER` after an invalidation. */
  #askedAt = NEVER;
  #flight: Flight<Data> | null = null;
  #pace: ReturnType<typeof setInterval> | undefined;
  #leftAt: number;
  #ready: Promise<unknown> | null = null;

  constructor(query: Query<Data>, now: () => number, isSeen: () => boolean, onRefetch: (signal: AbortSignal) => void) {
    this.#query = query;
    this.#now = now;
    this.#isSeen = isSeen;
    this.#onRefetch = onRefetch;
    this.#leftAt = now();
  }

  readonly read = (): QueryState<Data> => this.#state;

  /** Fetches if not fresh, then periodically while visible. */
  readonly watch = (listener: () => void): (() => void) => {
    const { everyMs } = this.#query;
    this.#listeners.add(listener);
    if (this.#listeners.size === 1 && everyMs !== undefined) {
      this.#pace = setInterval(() => {
        if (this.#isSeen()) this.reload();
      }, everyMs);
    }
    void this.load().catch(ignore);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#pace);
      this.#leftAt = this.#now();
    };
  };

  /** Visible again: fetches if periodic and not fresh. */
  readonly wake = (): void => {
    if (this.#listeners.size > 0 && this.#query.everyMs !== undefined) void this.load().catch(ignore);
  };

  readonly reload = (): void => void this.#fetch().catch(ignore);

  get unwatchedSince(): number | null {
    return this.#listeners.size > 0 ? null : this.#leftAt;
  }

  load(): Promise<Data> {
    const { data } = this.#state;
    const isFresh = this.#now() - this.#askedAt < (this.#query.freshMs ?? FRESH_MS);
    return data !== undefined && isFresh ? Promise.resolve(data) : this.#fetch();
  }

  /** Always the same promise: of the first answer, fulfilled also if it fails. */
  ready(): Promise<unknown> {
    this.#ready ??= this.load().catch(ignore);
    return this.#ready;
  }

  /** Not during a fetch. */
  extend(more: (known: Data, signal: AbortSignal) => Promise<Data>): void {
    const { data } = this.#state;
    if (data === undefined || this.#flight !== null) return;
    void this.#start((signal) => more(data, signal)).catch(ignore);
  }

  /** A pending answer may be older than the change, so it is requested again. */
  invalidate(): void {
    this.#askedAt = NEVER;
    if (this.#listeners.size > 0) this.reload();
  }

  /** Removes the data; fetches again if watched. */
  reset(): void {
    this.stop();
    this.#show({ data: undefined, failed: false });
    if (this.#listeners.size > 0) this.reload();
  }

  /** Ignores the pending answer. */
  stop(): void {
    this.#flight?.abort.abort();
    this.#flight = null;
    this.#askedAt = NEVER;
  }

  #fetch(): Promise<Data> {
    return this.#flight?.answer ?? this.#start((signal) => this.#query.fetch(signal, this.#state.data));
  }

  #start(ask: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
    const abort = new AbortController();
    this.#askedAt = this.#now();
    if (this.#state.data !== undefined) this.#onRefetch(abort.signal);
    if (this.#state.failed) this.#show({ ...this.#state, failed: false });
    const answer = ask(abort.signal).then(
      (data) => this.#land(abort, data),
      (error: unknown) => {
        this.#fail(abort);
        throw error;
      },
    );
    this.#flight = { abort, answer };
    return answer;
  }

  #land(abort: AbortController, fetched: Data): Data {
    const data = reuseEqual(this.#state.data, fetched);
    if (this.#flight?.abort !== abort) return data;
    this.#flight = null;
    this.#show({ data, failed: false });
    if (this.#askedAt === NEVER && this.#listeners.size > 0) this.reload();
    return data;
  }

  #fail(abort: AbortController): void {
    if (this.#flight?.abort !== abort) return;
    this.#flight = null;
    this.#askedAt = NEVER;
    this.#show({ ...this.#state, failed: true });
  }

  #show(state: QueryState<Data>): void {
    if (state.data === this.#state.data && state.failed === this.#state.failed) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** With equal parts of `old`, so that React skips components. */
export function reuseEqual<Json>(old: Json | undefined, next: Json): Json;
export function reuseEqual(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) return reuseList(old, next);
  if (isRecord(old) && isRecord(next)) return reuseRecord(old, next);
  return next;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reuseList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const reused = next.map((item, index) => reuseEqual(old[index], item));
  return old.length === next.length && reused.every((item, index) => item === old[index]) ? old : reused;
}

function reuseRecord(old: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>) {
  const names = Object.keys(next);
  const reused = Object.fromEntries(names.map((name) => [name, reuseEqual(old[name], next[name])]));
  const isSame = names.length === Object.keys(old).length && names.every((name) => reused[name] === old[name]);
  return isSame ? old : reused;
}
