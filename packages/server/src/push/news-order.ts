import type { NewsMessage, Place } from '../bus/bus-message';

/** How many ids of news are remembered, to know a repeat. */
const REMEMBERED = 5_000;

/**
 * Where a message of the bus belongs: the next one, one that was heard before or is of a leader long gone, or one that
 * shows that something was missed.
 */
export type Standing = 'next' | 'old' | 'gap';

/** The order of what the leaders say on the bus. */
export class NewsOrder {
  /** `beat` is the number of the last beat of that term. */
  #last: (Place & { readonly beat: number }) | null = null;
  readonly #ids = new Set<number>();

  /**
   * Takes the place of a message into account; the first one heard begins the order.
   *
   * @param beat number of a beat; null for news.
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

  /** Whether these news were heard before: a relay that was interrupted says them again, under another number. */
  isRepeat({ id }: Pick<NewsMessage, 'id'>): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    return false;
  }
}
