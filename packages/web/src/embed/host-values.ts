import type { AppHandle, LiveOptions, MountOptions } from './api';

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

/** Every app has these (EMBED-2); a frame also reports its height. */
export const APP_EVENTS = ['sign-in-required', 'balance', 'bet-placed', 'route', 'lang', 'error'] as const;

/** Not validated yet. */
export type AsGiven<Options> = { readonly [Name in keyof Options]?: unknown };

/** Validates its options. */
export type MountAsGiven = (element: HTMLElement, options?: AsGiven<MountOptions>) => AppHandle<AsGiven<LiveOptions>>;

/** Characters. */
const LONGEST = 2_000;

/** A path of this app, "/match/detail?game_id=3", never an absolute address (bad input row 118). */
export const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(value);
