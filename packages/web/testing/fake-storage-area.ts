import type { StorageArea } from '../src/data/storage';

/** Can refuse writes. */
export class FakeStorageArea implements StorageArea {
  readonly values = new Map<string, string>();
  refuses: 'nothing' | 'writing' | 'all' = 'nothing';

  getItem(key: string): string | null {
    if (this.refuses === 'all') throw new DOMException('denied', 'SecurityError');
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.refuses !== 'nothing') throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    if (this.refuses === 'all') throw new DOMException('denied', 'SecurityError');
    this.values.delete(key);
  }

  /** As another tab or version. */
  put(name: string, value: unknown, version = 1): void {
    this.values.set(`test:${name}`, JSON.stringify({ v: version, d: value }));
  }
}

/** One listener per stored value. */
export class FakeTabs extends EventTarget {
  readonly #listeners = new Set<EventListenerOrEventListenerObject>();

  override addEventListener(_type: string, listener: EventListenerOrEventListenerObject | null): void {
    if (listener !== null) this.#listeners.add(listener);
  }

  override removeEventListener(_type: string, listener: EventListenerOrEventListenerObject | null): void {
    if (listener !== null) this.#listeners.delete(listener);
  }

  changed(name: string, newValue?: string | null): void {
    const event = Object.assign(new Event('storage'), { key: `test:${name}`, newValue });
    for (const listener of this.#listeners) {
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    }
  }
}
