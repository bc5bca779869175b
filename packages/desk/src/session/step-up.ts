import { createStore } from 'zustand/vanilla';

/** Calls that wait until the operator has shown a code or passkey. */
export class StepUp {
  readonly isAsked = createStore<boolean>(() => false);
  #waiting: ((isDone: boolean) => void)[] = [];

  /** Several calls wait for one dialog. */
  readonly request = (): Promise<boolean> =>
    new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.isAsked.setState(true, true);
    });

  readonly end = (isDone: boolean): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.isAsked.setState(false, true);
    for (const resolve of waiting) resolve(isDone);
  };
}
