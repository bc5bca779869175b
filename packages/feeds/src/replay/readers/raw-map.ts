import type { SkippedRow } from '../../feed';

export interface RawTeam {
  readonly name: string;
  readonly sourceId: string;
  /** If unified, the name as written; key of the ratings. */
  readonly written?: string;
}

/** Teams 1 and 2 in first half, second half, all overtimes. */
export type Halves = readonly (readonly [number, number])[];

export type RowPlace = Pick<SkippedRow, 'file' | 'line'>;

export interface RawMap {
  readonly file: string;
  readonly line: number;
  readonly gameTypeId: number;
  readonly seriesKey: string;
  readonly gameKey: string;
  /** Ms UTC; null if the row has only the time of the series. */
  readonly startsAt: number | null;
  /** Ms UTC; start of the game if the row has no other. */
  readonly seriesStartsAt: number;
  /** Null if only the time gives the order. */
  readonly no: number | null;
  readonly bestOf: number | null;
  readonly event: string;
  readonly stage: string;
  readonly team1: RawTeam;
  readonly team2: RawTeam;
  readonly winner: 1 | 2;
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
  readonly filledBy?: readonly RowPlace[];
  /** In a played series (D3): only the winner is set. */
  readonly isForfeit?: boolean;
  /** Maps won according to the row; checked against the winners. */
  readonly announced: { readonly after: 'map' | 'series'; readonly wins1: number; readonly wins2: number } | null;
  /** The file starts a new series at midnight UTC, even during one. */
  readonly cutAtMidnight: boolean;
}

export const UNSAID = {
  gameKey: '',
  stage: '',
  score1: null,
  score2: null,
  lengthS: null,
  halves: null,
  firstBlood: null,
  announced: null,
  cutAtMidnight: false,
} as const;

/** A walkover if its series has no played map, else a forfeited map (D3). */
export interface Walkover {
  readonly file: string;
  readonly line: number;
  readonly no: number | null;
  readonly gameTypeId: number;
  readonly seriesKey: string;
  readonly seriesStartsAt: number;
  readonly bestOf: number | null;
  readonly event: string;
  readonly stage: string;
  readonly team1: RawTeam;
  readonly team2: RawTeam;
  readonly wins1: number;
  readonly wins2: number;
}

export interface ReadResult {
  readonly maps: readonly RawMap[];
  readonly walkovers: readonly Walkover[];
  readonly skipped: readonly SkippedRow[];
}

export interface ResultFile {
  readonly name: string;
  readonly text: string;
}

/** Never throws. */
export type ResultReader = (file: ResultFile) => ReadResult;
