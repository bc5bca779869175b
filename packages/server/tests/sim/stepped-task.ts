/** From one store call outside transactions to the next. */
export class SteppedTask {
  isDone = false;
  error: unknown = null;
  /** The next step commits a placement. */
  isCommitting = false;
  #wake: (() => void) | null = null;
  #stopped: () => void = () => undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** Killed: forever. */
  readonly gate = async (call?: 'commit'): Promise<void> => {
    this.isCommitting = call === 'commit';
    const step = new Promise<void>((resolve) => (this.#wake = resolve));
    this.#stopped();
    await step;
  };

  async advance(): Promise<void> {
    const stopped = new Promise<void>((resolve) => (this.#stopped = resolve));
    const wake = this.#wake;
    this.#wake = null;
    this.isCommitting = false;
    if (wake === null) void this.#run();
    else wake();
    await stopped;
  }

  async #run(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.error = error;
    }
    this.isDone = true;
    this.#stopped();
  }
}
