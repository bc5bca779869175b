import type { SkippedRow } from '../feed';

/** A club as a row names it; `sourceId` is the source's own id, '' where it has none. */
export interface RawClub {
  readonly name: string;
  readonly sourceId: string;
  /** The name as its row has it, if the clubs of several rows were unified; ratings look it up by this. */
  readonly written?: string;
}

/** Rounds of team 1 and 2 in the first half, the second half and all overtimes together. */
export type Halves = readonly (readonly [number, number])[];

/** Where a row is. */
export type RowPlace = Pick<SkippedRow, 'file' | 'line'>;

/** One map or game of a row that made sense by itself. Sides 1 and 2 are the row's own order. */
export interface RawMap {
  readonly file: string;
  readonly line: number;
  readonly gameTypeId: number;
  /** Groups the rows of one series inside its file. */
  readonly seriesKey: string;
  /** The source's own id of the game, '' where it has none. */
  readonly gameKey: string;
  /** Start in ms UTC; null where the row has only the time of the series. */
  readonly startsAt: number | null;
  /** Start of the series as the row says it, or of the game where the row says no more. */
  readonly seriesStartsAt: number;
  /** Number of the map in its series; null where only the order in time tells. */
  readonly no: number | null;
  /** Maps at most; null where the source does not say. */
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
  /** Other rows that this one took facts from. */
  readonly filledBy?: readonly RowPlace[];
  /** Given by default inside a series that was played (D3): it has a winner and nothing else. */
  readonly isForfeit?: boolean;
  /** The maps won that the row claims, after this map or in the whole series; checked against the winners. */
  readonly said: { readonly after: 'map' | 'series'; readonly wins1: number; readonly wins2: number } | null;
  /** The file begins a new series at midnight UTC, whatever was being played. */
  readonly cutAtMidnight: boolean;
}

/** What most rows do not say. */
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
 * A map given by default. If its series has no played map, the series is a walkover: one side is through without a map;
 * otherwise it is a forfeited map of that series (D3).
 */
export interface Walkover {
  readonly file: string;
  readonly line: number;
  /** Number of the map in its series; null if the row does not say. */
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

/** What a reader makes of its file: maps, series given away, and the rows that were not taken. */
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

/** Reads the text of one source file. Never throws: what it cannot take it reports. */
export type ResultReader = (file: ResultFile) => ReadResult;
