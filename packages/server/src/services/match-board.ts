import type { GameCategory, MatchRow } from '@clutchline/contract';
import { listOrder } from '@clutchline/domain';

import type { Context } from '../context';
import type { BoardPlay, BoardStore, NamedEvent, NamedGameType, PlaySelection, TabMatch } from '../ports/board-store';
import { groupBy } from './group-by';
import { ownLoopTurn } from './own-loop-turn';
import { RecentResults } from './recent-results';
import { toRow } from './to-row';

/** How long a reading is used at most although nothing changed, in ms of real time; far less than changes are kept for. */
const MAX_AGE_MS = 60_000;
/** After work of one ms on lists the next reading waits so many ms: lists take at most a third of the event loop. */
const REST_PER_MS = 2;
const MOST_REST_MS = 1_000;
/** Rows made in one iteration of the event loop: about 2 ms of work. */
const ROWS_AT_ONCE = 20;
/** Everything the lists are made of, as it was at one moment. */
export interface BoardReading {
  /** The database's snapshot that was taken before the reading. */
  readonly snapshot: string;
  readonly readAt: number;
  /** In the order of lists. */
  readonly matches: readonly TabMatch[];
  readonly gameTypes: readonly NamedGameType[];
  readonly events: readonly NamedEvent[];
  readonly rows: Map<PlaySelection, Promise<ReadonlyMap<number, MatchRow>>>;
  readonly lists: RecentResults<readonly MatchRow[]>;
  readonly categories: RecentResults<GameCategory[]>;
}

/**
 * The board as lists show it, read once for all who ask until it changes (S-H2). Every call asks the database whether a
 * change was committed since the reading, so no answer is older than its call, nor than anything that was published before
 * it. Calls that come while that is asked share the next look.
 */
export class MatchBoard {
  #reading: BoardReading | null = null;
  #running: Promise<BoardReading> | null = null;
  #next: Promise<BoardReading> | null = null;
  #restUntil = 0;
  #readings = 0;

  constructor(private readonly board: BoardStore) {}

  /** How often the board has been read. */
  get readings(): number {
    return this.#readings;
  }

  /** The board as it is now or became since. */
  current(): Promise<BoardReading> {
    if (this.#next !== null) return this.#next;
    if (this.#running === null) return this.#begin();
    this.#next = this.#running.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  /** The rows of all matches with these plays. */
  rows(reading: BoardReading, which: PlaySelection): Promise<ReadonlyMap<number, MatchRow>> {
    const known = reading.rows.get(which);
    if (known !== undefined) return known;
    const made = this.#makeRows(reading, which);
    reading.rows.set(which, made);
    made.catch(() => reading.rows.delete(which));
    return made;
  }

  #begin(): Promise<BoardReading> {
    this.#next = null;
    const running = this.#look().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #look(): Promise<BoardReading> {
    const known = this.#reading;
    const version = await this.board.version(known?.snapshot ?? null);
    const isOld = known === null || performance.now() - known.readAt > MAX_AGE_MS;
    if (!isOld && !version.isChanged) return known;
    this.#reading = null;
    const isRested = await this.#rest();
    const { snapshot } = isRested ? version : await this.board.version(null);
    this.#reading = await this.#read(snapshot);
    return this.#reading;
  }

  async #read(snapshot: string): Promise<BoardReading> {
    const readAt = performance.now();
    this.#readings += 1;
    await ownLoopTurn('list');
    const matches = listOrder(await this.board.tabMatches());
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
      if (rows.size % ROWS_AT_ONCE === 0) await ownLoopTurn('list');
      rows.set(game_id, toRow(tabMatch, plays.get(game_id) ?? []));
    }
    this.#spend(performance.now() - began);
    return rows;
  }

  #spend(ms: number): void {
    const now = performance.now();
    this.#restUntil = Math.min(now + MOST_REST_MS, Math.max(now, this.#restUntil) + ms * REST_PER_MS);
  }

  /** Whether there was nothing to wait for. */
  async #rest(): Promise<boolean> {
    const ms = this.#restUntil - performance.now();
    if (ms <= 0) return true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return false;
  }
}

const boards = new WeakMap<object, MatchBoard>();

/** The board of a database, one for each process that works on it. */
export function matchBoardOf({ stores }: Pick<Context, 'stores'>): MatchBoard {
  const known = boards.get(stores) ?? new MatchBoard(stores.board);
  boards.set(stores, known);
  return known;
}
