export interface BenchOptions {
  readonly drawsAll: boolean;
  readonly minutes: number;
}
