/** How long each step of a start took, in whole ms; the first is counted from the beginning of the process. */
export class StepTimes {
  readonly ms: Record<string, number> = {};
  #last = 0;

  /** The step of this name has ended. */
  end(step: string): void {
    const now = performance.now();
    this.ms[step] = Math.round(now - this.#last);
    this.#last = now;
  }
}
