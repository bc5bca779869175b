import { mergeSlips, selectedItems, type SlipState, type ToggledSlip } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { warn, type SlipStoreState } from '../slip/slip-store';
import { readSharedSlip } from './stored-slip';
import { writeStoredSlip } from './write-stored-slip';

/** Merges changes of this tab with those of others (SLIP-13). */
export class SharedSlip {
  readonly #app: AppState;
  /** As last known to this tab. */
  #kept: SlipState;

  constructor(app: AppState, kept: SlipState) {
    this.#app = app;
    this.#kept = kept;
  }

  /** A write that the browser refuses is retried with the next change. */
  save(): void {
    const { stored, slip } = this.#app;
    if (slip.getState().slip === this.#kept) return;
    const merged = this.#merge(readSharedSlip(stored) ?? this.#kept);
    this.#kept = writeStoredSlip(stored, merged.slip) ? merged.slip : (readSharedSlip(stored) ?? this.#kept);
    this.#show(merged);
  }

  /** Damaged data is ignored. */
  take(): void {
    const theirs = readSharedSlip(this.#app.stored);
    if (theirs === null) return;
    const merged = this.#merge(theirs);
    this.#kept = theirs;
    this.#show(merged);
  }

  #merge(theirs: SlipState): ToggledSlip {
    return mergeSlips({ base: this.#kept, ours: this.#app.slip.getState().slip, theirs });
  }

  #show({ slip, notice }: ToggledSlip): void {
    const now = this.#app.slip.getState();
    if (slip !== now.slip) this.#app.slip.setState({ slip, agreed: withPricesOf(slip, now.agreed) });
    if (notice !== null) warn(this.#app.slip, notice);
  }
}

/** Selections from another tab were agreed to there. */
function withPricesOf(slip: SlipState, agreed: SlipStoreState['agreed']): SlipStoreState['agreed'] {
  const all = (['single', 'parlay'] as const).flatMap((kind) => selectedItems(slip, kind));
  return new Map([...all.map(({ shop_id, odd, version }) => [shop_id, { odd, version }] as const), ...agreed]);
}
