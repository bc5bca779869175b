/** Keys at zero are removed. */
export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  /** False if the count is `limit`. */
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
