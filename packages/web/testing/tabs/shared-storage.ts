import { FakeStorageArea } from '../fake-storage-area';

export interface UndeliveredEvent {
  readonly area: TabArea;
  readonly key: string;
  readonly newValue: string | null;
}

/** Events wait for delivery. */
export class SharedStorage {
  readonly values = new Map<string, string>();
  readonly events: UndeliveredEvent[] = [];
  /** Values may not grow. */
  isFull = false;
  readonly #areas = new Set<TabArea>();

  open(): TabArea {
    const area = new TabArea(this);
    this.#areas.add(area);
    return area;
  }

  /** Drops its undelivered events. */
  close(area: TabArea): void {
    this.#areas.delete(area);
    const left = this.events.filter((event) => event.area !== area);
    this.events.splice(0, this.events.length, ...left);
  }

  change(by: TabArea, key: string, value: string | null): void {
    const before = this.values.get(key) ?? null;
    if (value === before) return;
    if (value === null) this.values.delete(key);
    else this.values.set(key, value);
    for (const area of this.#areas) if (area !== by) this.events.push({ area, key, newValue: value });
  }
}

export class TabArea extends FakeStorageArea {
  override readonly values: Map<string, string>;
  readonly #shared: SharedStorage;

  constructor(shared: SharedStorage) {
    super();
    this.#shared = shared;
    this.values = shared.values;
  }

  override setItem(key: string, value: string): void {
    const grows = value.length > (this.values.get(key)?.length ?? 0);
    if (this.#shared.isFull && grows) throw new DOMException('full', 'QuotaExceededError');
    this.#shared.change(this, key, value);
  }

  override removeItem(key: string): void {
    this.#shared.change(this, key, null);
  }
}
