/** The clock of the server, whatever the clock of this machine (bad input row 314). */
export class ServerClock {
  /** Server time at the zero of the monotonic clock. */
  #start: number;

  constructor(
    private readonly monotonic: () => number,
    machineNow: number,
  ) {
    this.#start = machineNow - monotonic();
  }

  /** Ms since 1970. */
  readonly now = (): number => this.#start + this.monotonic();

  /** Named by an answer, which took some time. */
  readonly set = (at: number): void => {
    this.#start = at - this.monotonic();
  };
}
