/** In whole ms; the first step counts from process start. */
export class StepTimes {
  readonly ms: Record<string, number> = {};
  #last = 0;

  end(step: string): void {
    const now = performance.now();
    this.ms[step] = Math.round(now - this.#last);
    this.#last = now;
  }
}
