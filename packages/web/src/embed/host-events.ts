import type { AppEventName, AppEvents } from '../state/app-events';

export type AppEventListener<Name extends AppEventName> = (event: AppEvents[Name]) => void;

type Listeners = { readonly [Name in AppEventName]: Set<AppEventListener<Name>> };

/** The bridge from one app to its host. A listener that throws is reported and stops nobody else. */
export class HostEvents {
  readonly #listeners: Listeners = {
    'sign-in-required': new Set(),
    balance: new Set(),
    'bet-placed': new Set(),
    route: new Set(),
    lang: new Set(),
    error: new Set(),
  };

  emit<Name extends AppEventName>(name: Name, event: AppEvents[Name]): void {
    const listeners: ReadonlySet<AppEventListener<Name>> = this.#listeners[name];
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        reportError(error);
      }
    }
  }

  on<Name extends AppEventName>(name: Name, listener: AppEventListener<Name>): () => void {
    this.#listeners[name].add(listener);
    return () => this.off(name, listener);
  }

  off<Name extends AppEventName>(name: Name, listener: AppEventListener<Name>): void {
    this.#listeners[name].delete(listener);
  }
}
