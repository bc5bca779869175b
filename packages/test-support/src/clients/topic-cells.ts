import type { Change } from '@clutchline/contract';

import { changeKey } from '../../../server/src/push/snapshots';
import { textHash } from './text-hash';

export class TopicCells {
  readonly #values = new Map<string, string>();
  #marks: readonly [number, number] = [0, 0];

  get size(): number {
    return this.#values.size;
  }

  get mark(): string {
    return this.#marks.join(':');
  }

  applySnapshot(changes: readonly Change[]): void {
    this.#values.clear();
    this.#marks = [0, 0];
    this.apply(changes);
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = changeKey(change);
      const value = JSON.stringify(change);
      const before = this.#values.get(key);
      if (before !== undefined) this.#toggle(`${key}${before}`);
      this.#toggle(`${key}${value}`);
      this.#values.set(key, value);
    }
  }

  has(change: Change): boolean {
    return this.#values.has(changeKey(change));
  }

  differences(wanted: TopicCells): string[] {
    const keys = new Set([...wanted.#values.keys(), ...this.#values.keys()]);
    const shown = (cells: TopicCells, key: string): string => cells.#values.get(key) ?? 'nothing';
    return [...keys]
      .filter((key) => shown(this, key) !== shown(wanted, key))
      .map((key) => `${key}: ${shown(this, key)} for ${shown(wanted, key)}`);
  }

  #toggle(text: string): void {
    const [one, two] = this.#marks;
    this.#marks = [one ^ textHash(text, 0x811c9dc5), two ^ textHash(text, 0x01000193)];
  }
}
