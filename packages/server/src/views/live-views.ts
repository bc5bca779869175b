import type { LiveView } from '@clutchline/contract';
import { acceptView } from '@clutchline/domain';

import { HOUR, SECOND } from '../platform/time/durations';
import type { Context } from './context';
import type { ViewCounts } from './view-counts';
import type { ViewedMatch } from './view-store';

/** Real time between two writes of one map. */
const STORE_EVERY_MS = 10 * SECOND;
/** Real time without views after which a match is forgotten. */
const FORGET_MS = HOUR;

interface Followed {
  readonly match: ViewedMatch;
  known: LiveView | null;
  published: LiveView | null;
  stored: LiveView | null;
  storedAt: number;
  seenAt: number;
}

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** Last accepted view of each match, in the memory of the leader. */
export class LiveViews {
  readonly #matches = new Map<number, Followed>();

  constructor(
    private readonly context: Needs,
    private readonly counts: ViewCounts,
  ) {}

  /** Events `live-view` of a feed, as they came. A failure concerns views only, so it is logged. */
  async receive(events: readonly unknown[]): Promise<void> {
    if (events.length === 0) return;
    const named = events.map((event) => ({ event, gameId: gameIdOf(event) }));
    try {
      await this.#load(named.flatMap(({ gameId }) => (gameId === null ? [] : [gameId])));
    } catch (error) {
      this.context.log.warn({ error: String(error) }, 'matches of live views could not be read, views were dropped');
      return;
    }
    for (const { event, gameId } of named) this.#accept(event, gameId === null ? undefined : this.#matches.get(gameId));
  }

  /** Changed since the last call. */
  takeChanged(): LiveView[] {
    return [...this.#matches.values()].flatMap((followed) => {
      if (followed.known === null || followed.known === followed.published) return [];
      followed.published = followed.known;
      return [followed.known];
    });
  }

  /** The first view of a map at once, then every ten seconds. */
  async store(): Promise<void> {
    const now = performance.now();
    const due = [...this.#matches.values()].filter((followed) => isDue(followed, now));
    const views = due.flatMap(({ known }) => (known === null ? [] : [known]));
    if (views.length > 0) await this.context.inTransaction((stores) => stores.views.write(views));
    for (const followed of due) {
      followed.stored = followed.known;
      followed.storedAt = now;
    }
    for (const [gameId, { seenAt }] of this.#matches) if (now - seenAt > FORGET_MS) this.#matches.delete(gameId);
  }

  async #load(gameIds: readonly number[]): Promise<void> {
    const unknown = [...new Set(gameIds)].filter((gameId) => !this.#matches.has(gameId));
    if (unknown.length === 0) return;
    for (const match of await this.context.stores.views.matches(unknown))
      this.#matches.set(match.game_id, {
        match,
        known: match.last,
        published: match.last,
        stored: match.last,
        storedAt: -Infinity,
        seenAt: performance.now(),
      });
  }

  #accept(event: unknown, followed: Followed | undefined): void {
    const view =
      followed === undefined
        ? null
        : acceptView(viewIn(event), { match: followed.match, known: followed.known, now: this.context.clock.now() });
    if (followed === undefined || view === null) {
      this.counts.dropped.inc();
      return;
    }
    followed.known = view;
    followed.seenAt = performance.now();
    this.counts.accepted.inc();
  }
}

function isDue({ known, stored, storedAt }: Followed, now: number): boolean {
  if (known === null || known === stored) return false;
  return stored?.round !== known.round || now - storedAt >= STORE_EVERY_MS;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const viewIn = (event: unknown): unknown => (isObject(event) && 'view' in event ? event.view : null);

function gameIdOf(event: unknown): number | null {
  if (!isObject(event) || !('game_id' in event)) return null;
  return Number.isSafeInteger(event.game_id) ? Number(event.game_id) : null;
}
