import type { NewsMessage, Place } from '../bus';

/** Event ids remembered to detect repeats. */
const REMEMBERED = 5_000;

/** `old` is a repeat or of an old leader. */
export type Standing = 'next' | 'old' | 'gap';

export class NewsOrder {
  /** Last heartbeat number of that term. */
  #last: (Place & { readonly beat: number }) | null = null;
  readonly #ids = new Set<number>();

  /**
   * The first message starts the order.
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

  /** An interrupted relay repeats events under new numbers. */
  isRepeat({ id }: Pick<NewsMessage, 'id'>): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    return false;
  }
}
