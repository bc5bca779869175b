import type { AppHandle, LiveOptions, MountOptions } from './api';

type Listener<Event> = (event: Event) => void;

/** A failing listener is reported, others still run. */
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

/** EMBED-2; frames also have `height`. */
export const APP_EVENTS = ['sign-in-required', 'balance', 'bet-placed', 'route', 'lang', 'error'] as const;

/** Not validated. */
export type AsGiven<Options> = { readonly [Name in keyof Options]?: unknown };

export type MountAsGiven = (element: HTMLElement, options?: AsGiven<MountOptions>) => AppHandle<AsGiven<LiveOptions>>;

/** Characters. */
const LONGEST = 2_000;

/** A path of this app, never an absolute address (bad input row 118). */
export const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(value);
