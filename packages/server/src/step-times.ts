/** Duration of each start step in whole ms; the first counts from process start. */
export class StepTimes {
  readonly ms: Record<string, number> = {};
  #last = 0;

  /** Marks the end of a step. */
  end(step: string): void {
    const now = performance.now();
    this.ms[step] = Math.round(now - this.#last);
    this.#last = now;
  }
}
