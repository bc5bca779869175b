import type { SlipItem } from '@clutchline/contract';

import { removeItem } from './remove-item';
import { selectedIds, type SlipKind, type SlipState } from './slip-state';
import { restoreItem } from './restore-item';
import { toggleSelection, type ToggledSlip } from './toggle-selection';

export interface SlipsToMerge {
  readonly base: SlipState;
  readonly ours: SlipState;
  /** Since `base`, stored remotely. */
  readonly theirs: SlipState;
}

const KINDS = ['single', 'parlay'] as const;

/**
 * Applies local changes since `base` to the remote slip by the rules of adding; the last change of each item wins
 * (SLIP-13). Items that no longer fit are left out, with a notice. The newer version of a price wins.
 *
 * @returns `theirs` itself without local changes, `ours` itself without remote ones.
 */
export function mergeSlips(slips: SlipsToMerge): ToggledSlip {
  const { base, ours, theirs } = slips;
  if (ours === base) return { slip: withNewest(theirs, slips), notice: null };
  if (haveSameIds(base, theirs)) return { slip: withNewest(ours, slips), notice: null };
  const changes = KINDS.flatMap((kind) => changesOf(base, ours, kind));
  const merged = changes.reduce(apply, { slip: theirs, notice: null });
  return { ...merged, slip: withNewest(merged.slip, slips) };
}

interface SlipChange {
  readonly kind: SlipKind;
  readonly id: number;
  /** Null: removed. */
  readonly added: { readonly item: SlipItem; readonly place: number } | null;
}

function changesOf(base: SlipState, ours: SlipState, kind: SlipKind): SlipChange[] {
  const [before, now] = [selectedIds(base, kind), selectedIds(ours, kind)];
  const removed = before.filter((id) => !now.includes(id)).map((id) => ({ kind, id, added: null }));
  const added = now.flatMap((id, place) => {
    const item = before.includes(id) ? undefined : itemOf(ours, id);
    return item === undefined ? [] : [{ kind, id, added: { item, place } }];
  });
  return [...removed, ...added];
}

function apply({ slip, notice }: ToggledSlip, { kind, id, added }: SlipChange): ToggledSlip {
  if (added === null) return { slip: removeItem(slip, kind, id), notice };
  if (selectedIds(slip, kind).includes(id)) return { slip, notice };
  const full = toggleSelection(slip, kind, added.item).notice;
  return { slip: restoreItem(slip, kind, added.item, added.place), notice: full ?? notice };
}

function withNewest(slip: SlipState, { base, ours, theirs }: SlipsToMerge): SlipState {
  const items = slip.items.map((item) => {
    const [our, their] = [itemOf(ours, item.shop_id), itemOf(theirs, item.shop_id)];
    if (our === undefined || their === undefined) return item;
    if (our.version !== their.version) return our.version > their.version ? our : their;
    return our === itemOf(base, our.shop_id) ? their : our;
  });
  return items.every((item, index) => item === slip.items[index]) ? slip : { ...slip, items };
}

const itemOf = (slip: SlipState, id: number): SlipItem | undefined => slip.items.find(({ shop_id }) => shop_id === id);

const haveSameIds = (a: SlipState, b: SlipState): boolean =>
  KINDS.every((kind) => {
    const [first, second] = [selectedIds(a, kind), selectedIds(b, kind)];
    return first.length === second.length && first.every((id) => second.includes(id));
  });
