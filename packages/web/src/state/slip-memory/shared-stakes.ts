import type { AppState } from '../app-state';
import { mergeStakes } from './merge-stakes';
import type { TypedStakes } from '../slip/slip-store';
import { readStoredStakes } from './stored-stakes';
import { writeStoredStakes } from './write-stored-slip';

const FIELDS = ['open', 'singleStakes', 'commonStake', 'parlayStake', 'sizes'] as const;

/** Changes of other tabs wait while a stake is typed here (SLIP-13). */
export class SharedStakes {
  readonly #app: AppState;
  /** As last known to this tab. */
  #kept: TypedStakes;

  constructor(app: AppState, kept: TypedStakes) {
    this.#app = app;
    this.#kept = kept;
  }

  save(): void {
    const now = this.#app.slip.getState();
    if (FIELDS.every((name) => now[name] === this.#kept[name])) return;
    const merged = this.#merge();
    const isKept = writeStoredStakes(this.#app.stored, merged, now.slip);
    if (isKept && !now.isTyping) this.#show(merged);
  }

  /** The open slip tab is not shared. */
  take(): void {
    const theirs = readStoredStakes(this.#app.stored);
    if (theirs === null || this.#app.slip.getState().isTyping) return;
    const merged = this.#merge(theirs);
    this.#kept = { ...theirs, open: merged.open };
    this.#app.slip.setState(merged);
  }

  #merge(theirs = readStoredStakes(this.#app.stored)): TypedStakes {
    return mergeStakes(this.#kept, this.#app.slip.getState(), theirs ?? this.#kept);
  }

  #show(merged: TypedStakes): void {
    this.#kept = merged;
    this.#app.slip.setState(merged);
  }
}
