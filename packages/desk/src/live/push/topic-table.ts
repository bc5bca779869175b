import { READ_KEY, deskRead, type DeskChange } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

/** Beyond the time of the next reading. */
const GRACE_MS = 3_000;
/** Until the first reading. */
const FIRST_MS = 5_000;

export interface Position {
  readonly epoch: string;
  readonly seq: number;
}

export interface TopicView {
  readonly values: ReadonlyMap<string, unknown>;
  /** What is shown may be old: nothing may be done with it. */
  readonly isStale: boolean;
  /** The server refused the topic. */
  readonly refusal: 'not-authorised' | 'unknown-topic' | null;
}

const EMPTY: TopicView = { values: new Map(), isStale: false, refusal: null };

/** What the server sent of one topic. Ages are measured by a monotonic clock, never by the clock of the machine. */
export class TopicTable {
  #view = EMPTY;
  #position: Position | null = null;
  #freshUntil: number;

  constructor(private readonly monotonic: () => number) {
    this.#freshUntil = monotonic() + FIRST_MS;
  }

  get view(): TopicView {
    return this.#view;
  }

  get position(): Position | null {
    return this.#position;
  }

  snapshot({ epoch, seq }: Position, changes: readonly DeskChange[]): void {
    this.#position = { epoch, seq };
    this.#apply(new Map(), changes);
  }

  /** False: changes are missing. */
  delta({ epoch, seq }: Position, prev: number, changes: readonly DeskChange[]): boolean {
    if (this.#position === null || epoch !== this.#position.epoch || prev > this.#position.seq) return false;
    if (seq <= this.#position.seq) return true;
    this.#position = { epoch, seq };
    this.#apply(new Map(this.#view.values), changes);
    return true;
  }

  refuse(refusal: NonNullable<TopicView['refusal']>): void {
    this.#position = null;
    this.#view = { ...EMPTY, refusal };
  }

  /** Whether the view changed. */
  checkAge(): boolean {
    const isStale = this.#view.refusal === null && this.monotonic() > this.#freshUntil;
    if (isStale === this.#view.isStale) return false;
    this.#view = { ...this.#view, isStale };
    return true;
  }

  #apply(values: Map<string, unknown>, changes: readonly DeskChange[]): void {
    for (const { key, value } of changes)
      if (value === null) values.delete(key);
      else values.set(key, value);
    const read = changes.some(({ key }) => key === READ_KEY)
      ? z.safeParse(deskRead, values.get(READ_KEY)).data
      : undefined;
    if (read !== undefined) this.#freshUntil = this.monotonic() + read.next_ms + GRACE_MS;
    this.#view = { values, isStale: this.monotonic() > this.#freshUntil, refusal: null };
  }
}
