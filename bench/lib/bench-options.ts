export interface BenchOptions {
  /** Draw all rows, not only those near the viewport. */
  readonly drawsAll: boolean;
  /** Duration of the long run. */
  readonly minutes: number;
}
