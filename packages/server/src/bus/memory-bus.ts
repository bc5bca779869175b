import type { Bus } from './bus';

/** Delivers before `publish` returns. */
export class MemoryBus implements Bus {
  readonly #hearers = new Set<(text: string) => void>();

  publish(text: string): void {
    for (const hear of this.#hearers) hear(text);
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(onText: (text: string) => void): () => void {
    const hear = (text: string): void => onText(text);
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  close(): Promise<void> {
    this.#hearers.clear();
    return Promise.resolve();
  }
}
