/** What the command says beside the rounds; most benches need none of it. */
export interface BenchOptions {
  /** Whether the board draws all of its rows instead of those near what is seen. */
  readonly drawsAll: boolean;
  /** How long the board is left running where that is what is measured. */
  readonly minutes: number;
}
