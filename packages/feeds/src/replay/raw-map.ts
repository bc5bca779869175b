import type { SkippedRow } from '../feed';

/** A club as written in a row; `sourceId` is the source's id, '' if missing. */
export interface RawClub {
  readonly name: string;
  readonly sourceId: string;
  /** Name as written, if the clubs of several rows were unified; ratings use it as key. */
  readonly written?: string;
}

/** Rounds of teams 1 and 2 in the first half, the second half and all overtimes together. */
export type Halves = readonly (readonly [number, number])[];

/** Position of a row. */
export type RowPlace = Pick<SkippedRow, 'file' | 'line'>;

/** One valid map or game of a row. Sides 1 and 2 are in row order. */
export interface RawMap {
  readonly file: string;
  readonly line: number;
  readonly gameTypeId: number;
  /** Groups the rows of one series inside its file. */
  readonly seriesKey: string;
  /** The source's id of the game, '' if missing. */
  readonly gameKey: string;
  /** Start in ms UTC; null if the row has only the time of the series. */
  readonly startsAt: number | null;
  /** Start of the series, or of the game if the row has no other, ms UTC. */
  readonly seriesStartsAt: number;
  /** Number of the map in its series; null if only the time gives the order. */
  readonly no: number | null;
  /** Maximum number of maps; null if unknown. */
  readonly bestOf: number | null;
  readonly event: string;
  readonly stage: string;
  readonly club1: RawClub;
  readonly club2: RawClub;
  readonly winner: 1 | 2;
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
  /** Other rows that supplied facts. */
  readonly filledBy?: readonly RowPlace[];
  /** Given by default inside a played series (D3): only the winner is set. */
  readonly isForfeit?: boolean;
  /** Maps won according to the row, after this map or in the series; checked against the winners. */
  readonly said: { readonly after: 'map' | 'series'; readonly wins1: number; readonly wins2: number } | null;
  /** Whether the file starts a new series at midnight UTC, even during a series. */
  readonly cutAtMidnight: boolean;
}

/** Defaults for facts that most rows lack. */
export const UNSAID = {
  gameKey: '',
  stage: '',
  score1: null,
  score2: null,
  lengthS: null,
  halves: null,
  firstBlood: null,
  said: null,
  cutAtMidnight: false,
} as const;

/**
 * A map given by default: without a played map in its series a walkover of the match, otherwise a forfeited map of the
 * series (D3).
 */
export interface Walkover {
  readonly file: string;
  readonly line: number;
  /** Number of the map in its series; null if unknown. */
  readonly no: number | null;
  readonly gameTypeId: number;
  readonly seriesKey: string;
  readonly seriesStartsAt: number;
  readonly bestOf: number | null;
  readonly event: string;
  readonly stage: string;
  readonly club1: RawClub;
  readonly club2: RawClub;
  readonly wins1: number;
  readonly wins2: number;
}

/** Result of a reader: maps, walkovers and rejected rows. */
export interface ReadResult {
  readonly maps: readonly RawMap[];
  readonly walkovers: readonly Walkover[];
  readonly skipped: readonly SkippedRow[];
}

/** One result file of the data folder. */
export interface ResultFile {
  readonly name: string;
  readonly text: string;
}

/** Parses one source file. Never throws; invalid rows are reported. */
export type ResultReader = (file: ResultFile) => ReadResult;
