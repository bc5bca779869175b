import type { LiveView } from '@clutchline/contract';
import { clockOfView, viewEvents, type ViewEvent } from '@clutchline/domain';

/** Between two entries, so that a screen reader can finish (VIEW-5). */
export const LOG_EVERY_MS = 3_000;
const MOST_ENTRIES = 8;
/** Of one entry; the newest. */
const MOST_EVENTS = 6;

export interface LogEntry {
  readonly id: number;
  /** Map time of the last of its events, s. */
  readonly clock: number | null;
  readonly events: readonly ViewEvent[];
}

/** What happened in a view, newest entry first. Events that happen close together are one entry. */
export class ViewLogStore {
  #entries: readonly LogEntry[] = [];
  #pending: ViewEvent[] = [];
  #before: LiveView | null = null;
  #lastAt = -Infinity;
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  read = (): readonly LogEntry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  };

  receive(view: LiveView): void {
    const before = this.#before?.game_id === view.game_id ? this.#before : null;
    this.#before = view;
    this.#pending.push(...viewEvents(before, view));
    if (this.#pending.length === 0 || this.#timer !== undefined) return;
    const waitMs = Math.max(0, this.#lastAt + LOG_EVERY_MS - performance.now());
    this.#timer = setTimeout(() => this.#add(), waitMs);
  }

  #add(): void {
    this.#timer = undefined;
    this.#lastAt = performance.now();
    this.#lastId += 1;
    const entry = {
      id: this.#lastId,
      clock: this.#before === null ? null : clockOfView(this.#before),
      events: this.#pending.slice(-MOST_EVENTS),
    };
    this.#pending = [];
    this.#entries = [entry, ...this.#entries].slice(0, MOST_ENTRIES);
    for (const listener of this.#listeners) listener();
  }
}
