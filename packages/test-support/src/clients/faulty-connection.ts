export interface ConnectionFaults {
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly delay: number;
  readonly truncate: number;
}

export const NO_FAULTS: ConnectionFaults = { drop: 0, repeat: 0, reorder: 0, delay: 0, truncate: 0 };

const USUAL_MS = 10;
const REORDERED_MS = 60;
const DELAYED_MS = 400;

/**
 * Frames dropped, repeated, reordered, delayed, truncated. A delayed frame delays those behind it, a reordered one does
 * not.
 */
export class FaultyConnection {
  #freeAt = 0;
  #isOpen = true;

  constructor(
    private readonly random: () => number,
    private readonly faults: () => ConnectionFaults,
    private readonly arrive: (text: string) => void,
  ) {}

  send(text: string): void {
    const { drop, repeat, reorder, delay, truncate } = this.faults();
    if (this.#happens(drop)) return;
    const arriving = this.#happens(truncate) ? text.slice(0, Math.floor(this.random() * text.length)) : text;
    const now = Date.now();
    if (this.#happens(reorder)) this.#arriveIn(REORDERED_MS * this.random(), arriving);
    else {
      this.#freeAt = Math.max(this.#freeAt, now + (this.#happens(delay) ? DELAYED_MS * this.random() : USUAL_MS));
      this.#arriveIn(this.#freeAt - now, arriving);
    }
    if (this.#happens(repeat)) this.#arriveIn(this.#freeAt - now + DELAYED_MS * this.random(), text);
  }

  cut(): void {
    this.#isOpen = false;
  }

  #happens(part: number): boolean {
    return part > 0 && this.random() < part;
  }

  #arriveIn(ms: number, text: string): void {
    setTimeout(() => {
      if (this.#isOpen) this.arrive(text);
    }, ms);
  }
}
