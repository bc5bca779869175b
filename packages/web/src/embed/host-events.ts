type Listener<Event> = (event: Event) => void;

/** An error in a listener is reported and does not affect other listeners. */
export class HostEvents<Events> {
  readonly #listeners = new Map<PropertyKey, Set<Listener<never>>>();

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of this.#of(name)) {
      try {
        listener(event);
      } catch (error) {
        reportError(error);
      }
    }
  }

  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    this.#of(name).add(listener);
    return () => this.off(name, listener);
  }

  off<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): void {
    this.#of(name).delete(listener);
  }

  #of<Name extends keyof Events>(name: Name): Set<Listener<Events[Name]>>;
  #of(name: PropertyKey): Set<Listener<never>> {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known);
    return known;
  }
}
