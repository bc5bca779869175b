import type { Change } from '@clutchline/contract';

import { changeKey } from '../packages/server/src/push/latest-changes';

/** What a reader of a topic would show. */
export class TopicCells {
  readonly #cells = new Map<string, string>();

  /** The image takes the place of what was known. */
  takeImage(changes: readonly Change[]): void {
    this.#cells.clear();
    this.take(changes);
  }

  take(changes: readonly Change[]): void {
    for (const change of changes) this.#cells.set(changeKey(change), JSON.stringify(change));
  }

  has(change: Change): boolean {
    return this.#cells.has(changeKey(change));
  }

  get size(): number {
    return this.#cells.size;
  }

  /** Cells that are not as they should be, by key. */
  differences(wanted: TopicCells): string[] {
    const keys = new Set([...wanted.#cells.keys(), ...this.#cells.keys()]);
    return [...keys].filter((key) => wanted.#cells.get(key) !== this.#cells.get(key));
  }
}
