import type { GameCategory, MatchRow, Play, Point } from '@clutchline/contract';
import { ENDED_LISTED_MS, listOrder, parseOdd } from '@clutchline/domain';
import { setTimeout as sleep } from 'node:timers/promises';

import { MINUTE } from '../platform/time/durations';
import type { Context } from './context';
import type { BoardPlay, BoardStore, NamedEvent, NamedGameType, PlaySelection, TabMatch } from './board-store';
import { groupBy } from '../platform/group-by';
import { yieldToEventLoop } from '../platform/concurrency/yield-to-event-loop';
import { RecentResults } from '../platform/concurrency/recent-results';

/** Real time; far less than changes are stored. */
const MAX_AGE_MS = MINUTE;
/** Per ms of work: lists use at most a third of the event loop. */
const REST_PER_MS = 2;
const MOST_REST_MS = 1_000;
/** About 2 ms of work. */
const ROWS_AT_ONCE = 20;
export interface BoardReading {
  /** Before the reading. */
  readonly snapshot: string;
  readonly readAt: number;
  readonly matches: readonly TabMatch[];
  readonly gameTypes: readonly NamedGameType[];
  readonly events: readonly NamedEvent[];
  readonly rows: Map<PlaySelection, Promise<ReadonlyMap<number, MatchRow>>>;
  readonly lists: RecentResults<readonly MatchRow[]>;
  readonly categories: RecentResults<GameCategory[]>;
}

/**
 * The lists share one board until it changes (S-H2). Each call asks the database for changes, so no answer is older
 * than its call or than anything published before it. Calls during a check share the next one.
 */
export class MatchBoard {
  #reading: BoardReading | null = null;
  #running: Promise<BoardReading> | null = null;
  #next: Promise<BoardReading> | null = null;
  #restUntil = 0;
  #readings = 0;

  constructor(private readonly board: BoardStore) {}

  get readings(): number {
    return this.#readings;
  }

  /**
   * At the time of the call or later.
   *
   * @param now business time in ms.
   */
  current(now: number): Promise<BoardReading> {
    this.#next ??= this.#beginNext(now);
    return this.#next;
  }

  rows(reading: BoardReading, which: PlaySelection): Promise<ReadonlyMap<number, MatchRow>> {
    const known = reading.rows.get(which);
    if (known !== undefined) return known;
    const made = this.#makeRows(reading, which);
    reading.rows.set(which, made);
    made.catch(() => reading.rows.delete(which));
    return made;
  }

  /** Once the calls that came together have joined. */
  async #beginNext(now: number): Promise<BoardReading> {
    await this.#running?.catch(() => undefined);
    await yieldToEventLoop('list');
    return await this.#begin(now);
  }

  #begin(now: number): Promise<BoardReading> {
    this.#next = null;
    this.#running = this.#refresh(now).finally(() => (this.#running = null));
    return this.#running;
  }

  async #refresh(now: number): Promise<BoardReading> {
    const known = this.#reading;
    const version = await this.board.version(known?.snapshot ?? null);
    const isOld = known === null || performance.now() - known.readAt > MAX_AGE_MS;
    if (!isOld && !version.isChanged) return known;
    this.#reading = null;
    const isRested = await this.#rest();
    const { snapshot } = isRested ? version : await this.board.version(null);
    this.#reading = await this.#read(snapshot, now);
    return this.#reading;
  }

  async #read(snapshot: string, now: number): Promise<BoardReading> {
    const readAt = performance.now();
    this.#readings += 1;
    await yieldToEventLoop('list');
    const matches = listOrder(await this.board.tabMatches(now - ENDED_LISTED_MS));
    const gameTypes = await this.board.gameTypes();
    const events = await this.board.events();
    this.#spend(performance.now() - readAt);
    return {
      ...{ snapshot, readAt, matches, gameTypes, events },
      rows: new Map(),
      lists: new RecentResults(),
      categories: new RecentResults(),
    };
  }

  async #makeRows(reading: BoardReading, which: PlaySelection): Promise<ReadonlyMap<number, MatchRow>> {
    const began = performance.now();
    const gameIds = reading.matches.map(({ match }) => match.game_id);
    const plays: ReadonlyMap<number, readonly BoardPlay[]> = groupBy(
      await this.board.plays(gameIds, which),
      ({ play }) => play.game_id,
    );
    const rows = new Map<number, MatchRow>();
    for (const tabMatch of reading.matches) {
      const { game_id } = tabMatch.match;
      if (rows.size % ROWS_AT_ONCE === 0) await yieldToEventLoop('list');
      rows.set(game_id, toRow(tabMatch, plays.get(game_id) ?? []));
    }
    this.#spend(performance.now() - began);
    return rows;
  }

  #spend(ms: number): void {
    const now = performance.now();
    this.#restUntil = Math.min(now + MOST_REST_MS, Math.max(now, this.#restUntil) + ms * REST_PER_MS);
  }

  async #rest(): Promise<boolean> {
    const ms = this.#restUntil - performance.now();
    if (ms <= 0) return true;
    await sleep(ms);
    return false;
  }
}

const boards = new WeakMap<object, MatchBoard>();

export function matchBoardOf({ stores }: Pick<Context, 'stores'>): MatchBoard {
  const known = boards.get(stores) ?? new MatchBoard(stores.board);
  boards.set(stores, known);
  return known;
}

const MAX_PLAYS = 8;
/** CONTENT-2. */
const MAX_RUNNERS = 5;

function toRow({ match, live, playCount }: TabMatch, plays: readonly BoardPlay[]): MatchRow {
  const shown = plays.map(({ play }) => play).slice(0, MAX_PLAYS);
  const runners = Math.max(0, ...shown.map(({ points }) => points.length));
  return {
    match,
    live,
    ...(match.kind === 'outright' ? { plays: shown.map(withFavorites), runner_count: runners } : { plays: shown }),
    play_count: playCount,
    is_favorite: 0,
  };
}

/** Without a price last. */
function oddOf({ odd }: Point): number {
  return odd === null ? Number.MAX_SAFE_INTEGER : parseOdd(odd);
}

/** Points that accept no bets last. */
function withFavorites(play: Play): Play {
  const byPrice = [...play.points].sort((a, b) => a.status - b.status || oddOf(a) - oddOf(b));
  return { ...play, points: byPrice.slice(0, MAX_RUNNERS) };
}
