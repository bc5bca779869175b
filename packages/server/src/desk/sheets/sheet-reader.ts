import { setTimeout as sleep } from 'node:timers/promises';

import type { DeskContext } from '../context';
import type { LiveTable, LiveTopic } from '../live/live-topic';
import { SECOND } from '../../platform/time/durations';
import { LiveSheet, readSurroundings, type Sheet, type SheetSurroundings } from './live-sheet';
import type { KnownSheet, SheetChange } from './sheet-store';

/** Sheets are read together at multiples of it. At most a second behind the tickets, with the time of reading and sending (D7). */
const PACE_MS = 400;
/** Less is not worth a reading. */
const LEAST_PAUSE_MS = 100;
/** Readings of sheets that are due at the same moment. */
const GATHER_MS = 5;
/** A sheet that was not asked for in so many readings and for so long is forgotten. */
const FORGET_READINGS = 5;
const FORGET_MS = 2 * SECOND;
/** Sums are counted again, should a change have been missed. */
const RECOUNT_MS = 30 * SECOND;

interface Followed {
  readonly gameId: number;
  /** Null: there is no such match, or it was not read yet. */
  sheet: LiveSheet | null;
  described: Sheet | null;
  /** Number of the reading after it. */
  askedBefore: number;
  /** Monotonic. */
  askedAt: number;
  recountAt: number;
}

function tableOf({ head, plays, results }: Sheet): LiveTable {
  return new Map<string, unknown>([
    ['head', head],
    ['results', results],
    ...plays.map((play) => [`play:${play.play_id}`, play] as const),
  ]);
}

function msToNextReading(): number {
  const left = PACE_MS - (performance.now() % PACE_MS);
  return left < LEAST_PAUSE_MS ? left + PACE_MS : left;
}

/** The sheets that are open at this process: one reading for all of them, of what has changed since the one before (DESK-16). */
export class SheetReader {
  readonly #followed = new Map<number, Followed>();
  #from: string | null = null;
  #readings = 0;
  #next: Promise<void> | null = null;
  #current: Promise<void> = Promise.resolve();

  constructor(private readonly context: Pick<DeskContext, 'stores' | 'wallClock'>) {}

  open(gameId: number): LiveTopic {
    return {
      get everyMs() {
        return msToNextReading();
      },
      get longestPauseMs() {
        return msToNextReading();
      },
      read: async () => {
        const sheet = await this.#read(gameId);
        return sheet === null ? null : tableOf(sheet);
      },
    };
  }

  async #read(gameId: number): Promise<Sheet | null> {
    const now = performance.now();
    const known = this.#followed.get(gameId);
    const isKept = known !== undefined && now - known.askedAt < RECOUNT_MS;
    const followed = isKept
      ? known
      : { gameId, sheet: null, described: null, askedAt: now, askedBefore: 0, recountAt: 0 };
    followed.askedAt = now;
    followed.askedBefore = this.#readings + 1;
    this.#followed.set(gameId, followed);
    this.#next ??= this.#readAfter(this.#current);
    await this.#next;
    return followed.described;
  }

  #readAfter(before: Promise<void>): Promise<void> {
    const reading = (async () => {
      await Promise.all([before.catch(() => undefined), sleep(GATHER_MS)]);
      this.#next = null;
      await this.#readAll();
    })();
    this.#current = reading;
    return reading;
  }

  async #readAll(): Promise<void> {
    const now = performance.now();
    this.#readings += 1;
    for (const [gameId, { askedBefore, askedAt }] of this.#followed)
      if (askedBefore < this.#readings - FORGET_READINGS && askedAt < now - FORGET_MS) this.#followed.delete(gameId);
    const all = [...this.#followed.values()];
    const known = all.map(({ gameId, sheet, recountAt }): KnownSheet => {
      if (sheet === null) return { gameId, plays: [], marks: null, isRecount: true };
      return { ...sheet.known, isRecount: sheet.known.isRecount || recountAt <= now };
    });
    const from = all.some(({ sheet }) => sheet !== null) ? this.#from : null;
    const { until, changes } = await this.context.stores.sheets.changes(known, from);
    const around = await readSurroundings(
      this.context,
      all.map(({ gameId }) => gameId),
    );
    this.#from = until;
    const byMatch = new Map(changes.map((change) => [change.head.game_id, change]));
    for (const followed of all) this.#apply(followed, byMatch.get(followed.gameId), { around, now });
  }

  #apply(
    followed: Followed,
    change: SheetChange | undefined,
    { around, now }: { readonly around: SheetSurroundings; readonly now: number },
  ): void {
    if (change === undefined) {
      [followed.sheet, followed.described] = [null, null];
      return;
    }
    if (followed.sheet === null) {
      followed.sheet = new LiveSheet(change);
    } else {
      followed.sheet.apply(change);
    }
    if (change.sums !== null) followed.recountAt = now + RECOUNT_MS;
    followed.described = followed.sheet.describe(around);
  }
}
