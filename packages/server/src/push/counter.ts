/** How many there are of each key; keys that fall to zero are gone. */
export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  /** Adds one unless there are `limit` already. */
  take(key: Key, limit: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  give(key: Key): void {
    const count = this.#counts.get(key) ?? 0;
    if (count <= 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
  }
}
