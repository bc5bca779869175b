export interface BenchOptions {
  readonly drawsAll: boolean;
  readonly minutes: number;
  /** Past matches of C2 to C6. */
  readonly matches: number;
  /** Idle subscribers of P3. */
  readonly clients: number;
  /** In the larger database of P18. */
  readonly bets: number;
  /** Of that database, which other runs then use again; null: it is removed. */
  readonly folder: string | null;
}
