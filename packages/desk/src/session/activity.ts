const EVENTS = ['keydown', 'pointerdown'] as const;

/** Keys and presses; pushes and polls do not count (DESK-4). */
export class Activity {
  #isNew = true;
  #lastAt: number;

  constructor(private readonly now: () => number) {
    this.#lastAt = now();
  }

  get idleMs(): number {
    return this.now() - this.#lastAt;
  }

  readonly note = (): void => {
    this.#isNew = true;
    this.#lastAt = this.now();
  };

  /** Since the last question. */
  readonly take = (): boolean => {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  };

  /** Returns the stop function. */
  start(target: EventTarget): () => void {
    for (const event of EVENTS) target.addEventListener(event, this.note, { capture: true });
    return () => {
      for (const event of EVENTS) target.removeEventListener(event, this.note, { capture: true });
    };
  }
}
