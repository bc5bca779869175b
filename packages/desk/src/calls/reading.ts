import type { DeskAnswer, DeskCallName } from '@clutchline/contract/desk';

import type { DeskCalls } from './desk-calls';
import type { Refused } from './desk-result';

export interface Read<Data> {
  /** The last answer; null before the first. */
  readonly data: Data | null;
  /** Of the last try. */
  readonly refusal: Refused | null;
  /** The last try had no answer: what is shown may be old, and nothing may be done with it. */
  readonly isStale: boolean;
}

/** Asks a call that reads, while it has subscribers, and again after an interval. */
export class Reading<Name extends DeskCallName> {
  #read: Read<DeskAnswer<Name>> = { data: null, refusal: null, isStale: false };
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Older answers than the newest question are dropped. */
  #asked = 0;

  constructor(
    private readonly calls: DeskCalls,
    private readonly name: Name,
    private readonly json: string,
    private readonly everyMs: number | null,
  ) {}

  readonly get = (): Read<DeskAnswer<Name>> => this.#read;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.again();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly again = async (): Promise<void> => {
    this.#stop();
    const asked = this.#asked;
    const result = await this.calls.callJson(this.name, this.json);
    if (asked !== this.#asked) return;
    this.#read = {
      data: result.kind === 'ok' ? result.data : this.#read.data,
      refusal: result.kind === 'refused' ? result : null,
      isStale: result.kind !== 'ok',
    };
    for (const listener of this.#listeners) listener();
    if (this.everyMs !== null && this.#listeners.size > 0)
      this.#timer = setTimeout(() => void this.again(), this.everyMs);
  };

  #stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
