import { mergeSlips, selectedItems, type SlipState, storeSlip, type ToggledSlip } from '@clutchline/domain';

import type { StoredValues } from '../../data/stored-values';
import type { AppState } from '../app-state';
import { type SlipStoreState, type TypedStakes, warn } from '../slip/slip-store';
import { readSharedSlip, readStoredStakes } from './stored-slip';

/** Merges changes of all tabs (SLIP-13). */
export class SharedSlip {
  readonly #app: AppState;
  /** As stored. */
  #lastStored: SlipState;

  constructor(app: AppState, lastStored: SlipState) {
    this.#app = app;
    this.#lastStored = lastStored;
  }

  /** The next change retries a refused write. */
  save(): void {
    const { stored, slip } = this.#app;
    if (slip.getState().slip === this.#lastStored) return;
    const merged = this.#merge(readSharedSlip(stored) ?? this.#lastStored);
    this.#lastStored = writeStoredSlip(stored, merged.slip)
      ? merged.slip
      : (readSharedSlip(stored) ?? this.#lastStored);
    this.#show(merged);
  }

  applyStored(): void {
    const theirs = readSharedSlip(this.#app.stored);
    if (theirs === null) return;
    const merged = this.#merge(theirs);
    this.#lastStored = theirs;
    this.#show(merged);
  }

  #merge(theirs: SlipState): ToggledSlip {
    return mergeSlips({ base: this.#lastStored, ours: this.#app.slip.getState().slip, theirs });
  }

  #show({ slip, notice }: ToggledSlip): void {
    const now = this.#app.slip.getState();
    if (slip !== now.slip) this.#app.slip.setState({ slip, agreed: withPricesOf(slip, now.agreed) });
    if (notice !== null) warn(this.#app.slip, notice);
  }
}

/** Other tabs' selections were agreed there. */
function withPricesOf(slip: SlipState, agreed: SlipStoreState['agreed']): SlipStoreState['agreed'] {
  const all = (['single', 'parlay'] as const).flatMap((kind) => selectedItems(slip, kind));
  return new Map([...all.map(({ shop_id, odd, version }) => [shop_id, { odd, version }] as const), ...agreed]);
}

const FIELDS = ['open', 'singleStakes', 'commonStake', 'parlayStake', 'sizes'] as const;

/** SLIP-13. Other tabs' changes wait while typing. */
export class SharedStakes {
  readonly #app: AppState;
  /** As stored. */
  #lastStored: TypedStakes;

  constructor(app: AppState, lastStored: TypedStakes) {
    this.#app = app;
    this.#lastStored = lastStored;
  }

  save(): void {
    const now = this.#app.slip.getState();
    if (FIELDS.every((name) => now[name] === this.#lastStored[name])) return;
    const merged = this.#merge();
    const isStored = writeStoredStakes(this.#app.stored, merged, now.slip);
    if (isStored && !now.isTyping) this.#show(merged);
  }

  /** The open tab is not shared. */
  applyStored(): void {
    const theirs = readStoredStakes(this.#app.stored);
    if (theirs === null || this.#app.slip.getState().isTyping) return;
    const merged = this.#merge(theirs);
    this.#lastStored = { ...theirs, open: merged.open };
    this.#app.slip.setState(merged);
  }

  #merge(theirs = readStoredStakes(this.#app.stored)): TypedStakes {
    return mergeStakes(this.#lastStored, this.#app.slip.getState(), theirs ?? this.#lastStored);
  }

  #show(merged: TypedStakes): void {
    this.#lastStored = merged;
    this.#app.slip.setState(merged);
  }
}

type Stakes = TypedStakes['singleStakes'];

/** By field and single; on conflict `ours` wins. */
function mergeStakes(base: TypedStakes, ours: TypedStakes, theirs: TypedStakes): TypedStakes {
  const pick = <Name extends keyof TypedStakes>(name: Name): TypedStakes[Name] =>
    ours[name] === base[name] ? theirs[name] : ours[name];
  return {
    open: ours.open,
    singleStakes: mergeSingles(base.singleStakes, ours.singleStakes, theirs.singleStakes),
    commonStake: pick('commonStake'),
    parlayStake: pick('parlayStake'),
    stakesCurrency: pick('stakesCurrency'),
    sizes: pick('sizes'),
  };
}

function mergeSingles(base: Stakes, ours: Stakes, theirs: Stakes): Stakes {
  if (ours === base) return theirs;
  const ids = [...new Set([...theirs.keys(), ...ours.keys()])];
  return new Map(
    ids.flatMap((id) => {
      const stake = (ours.get(id) === base.get(id) ? theirs : ours).get(id);
      return stake === undefined ? [] : [[id, stake] as const];
    }),
  );
}

type Slots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** False if the browser refused a part (SLIP-13). Leaves out ids without an item. */
function writeStoredSlip(slots: Slots, slip: SlipState): boolean {
  const { shopCartList, singleIds, parlayIds } = storeSlip(slip);
  if (!slots.shopCartList.write([...shopCartList])) return false;
  const areStored = [slots.singleIds.write([...singleIds]), slots.parlayIds.write([...parlayIds])];
  return areStored.every(Boolean);
}

function writeStoredStakes({ stakes }: Pick<StoredValues, 'stakes'>, typed: TypedStakes, slip: SlipState): boolean {
  const { open, singleStakes, commonStake, parlayStake, stakesCurrency, sizes } = typed;
  const single = [...singleStakes].flatMap(([shop_id, stake]) =>
    slip.singleIds.includes(shop_id) ? { shop_id, stake } : [],
  );
  return stakes.write({ open, single, commonStake, parlayStake, stakesCurrency, sizes: [...sizes] });
}
