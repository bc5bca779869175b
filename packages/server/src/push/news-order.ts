import type { NewsMessage, Place } from '../bus/bus-message';

/** Event ids remembered for detecting repeats. */
const REMEMBERED = 5_000;

/** Place of a bus message in the sequence: the next one, a repeat or of an old leader, or after a gap. */
export type Standing = 'next' | 'old' | 'gap';

/** Tracks the message order of the leaders. */
export class NewsOrder {
  /** `beat` is the last heartbeat number of that term. */
  #last: (Place & { readonly beat: number }) | null = null;
  readonly #ids = new Set<number>();

  /**
   * Advances to the place of a message; the first message starts the order.
   *
   * @param beat heartbeat number; null for outbox events.
   */
  take({ term, seq }: Place, beat: number | null): Standing {
    const last = this.#last;
    if (last === null || term > last.term) {
      this.#last = { term, seq, beat: beat ?? 0 };
      return last === null ? 'next' : 'gap';
    }
    const expected = last.seq + (beat === null ? 1 : 0);
    const isRepeated = beat !== null && beat <= last.beat;
    if (term < last.term || isRepeated || seq < expected) return 'old';
    this.#last = { term, seq, beat: beat ?? last.beat };
    return seq === expected ? 'next' : 'gap';
  }

  /** Whether the event was received before: an interrupted relay repeats events under new numbers. */
  isRepeat({ id }: Pick<NewsMessage, 'id'>): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    return false;
  }
}
