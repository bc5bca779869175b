export const REPORT_KEYS = ['day', 'game', 'event', 'market', 'currency', 'kind'] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

export interface ReportQuery {
  /** Days of the zone, '2026-01-31', inclusive. */
  readonly from: string;
  readonly to: string;
  /** IANA name. */
  readonly zone: string;
  /** Rows are sums by these. */
  readonly by: readonly ReportKey[];
  /** Null: all. */
  readonly most: number | null;
}

/** Minor units. A key is null if rows are not by it; several games or events are 0. */
export interface ReportRow {
  readonly day: string | null;
  readonly gameTypeId: number | null;
  readonly eventId: number | null;
  readonly market: string | null;
  readonly currencyId: number;
  readonly kind: string | null;
  readonly bets: number;
  readonly turnover: bigint;
  readonly settledStakes: bigint;
  readonly paid: bigint;
  readonly refunds: bigint;
  readonly takeout: bigint;
  readonly breakage: bigint;
  readonly adjusted: bigint;
}

export interface ReportSeal {
  readonly number: number;
  readonly at: number;
  readonly head: string;
}

export interface Report {
  readonly rows: ReportRow[];
  /** The last one that was added; null: none yet. */
  readonly upTo: ReportSeal | null;
}

/** Of the days, business time in ms; `to` excluded. */
export interface ReportSpan {
  readonly from: number;
  readonly to: number;
}

export interface ReportStore {
  /** Adds what the next seal covers; null: nothing is left. */
  addNext(): Promise<number | null>;
  /** Without simulated players, but pools' takeout is of all. */
  read(query: ReportQuery): Promise<Report>;
  span(days: Pick<ReportQuery, 'from' | 'to' | 'zone'>): Promise<ReportSpan>;
}
