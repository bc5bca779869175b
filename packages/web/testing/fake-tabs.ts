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
