import { hash } from 'node:crypto';

/** Documents whose tag is known. */
const MOST = 5_000;
/** Real time, ms: names of teams, stages and events change without a new state of the matches (CAL-3). */
const MAX_AGE_MS = 900_000;

interface KnownTag {
  /** Of the matches when the document was made. */
  readonly state: string;
  readonly etag: string;
  readonly madeAt: number;
}

/** Strong ETag over the bytes (CAL-3). */
export const etagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Tags of the latest documents, so that an unchanged one is not computed again. One per process. */
export class CalendarTags {
  readonly #tags = new Map<string, KnownTag>();

  constructor(private readonly now = () => performance.now()) {}

  /** Null if the document must be computed. */
  find(document: string, state: string): string | null {
    const known = this.#tags.get(document);
    if (known === undefined) return null;
    if (known.state === state && this.now() - known.madeAt < MAX_AGE_MS) return known.etag;
    this.#tags.delete(document);
    return null;
  }

  /** @param state read before the document, so that a change in between makes the tag unknown. */
  put(document: string, state: string, etag: string): void {
    this.#tags.delete(document);
    this.#tags.set(document, { state, etag, madeAt: this.now() });
    const [oldest] = this.#tags.keys();
    if (this.#tags.size > MOST && oldest !== undefined) this.#tags.delete(oldest);
  }
}
