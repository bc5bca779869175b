import { clearSelection, removeItem, restoreItem, selectedItems, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import type { RemovedItem, SlipStoreState } from './slip-store';
import { withoutRefusals } from './without-refusals';
import { withoutStake } from './without-stake';

/** Stored for undo (SLIP-2). */
export function removeFromSlip(app: AppState, kind: SlipKind, shopId: number): void {
  app.slip.setState((state) => {
    const pick = picksOf(state, kind).find(({ item }) => item.shop_id === shopId);
    if (pick === undefined) return state;
    return {
      slip: removeItem(state.slip, kind, shopId),
      singleStakes: kind === 'single' ? withoutStake(state, shopId) : state.singleStakes,
      removed: { kind, first: pick, others: [], typed: {} },
      placement: withoutRefusals(state, kind),
    };
  });
}

/** Stored for undo with the typed stakes (SLIP-2). */
export function clearSlip(app: AppState, kind: SlipKind): void {
  app.slip.setState((state) => {
    const [first, ...others] = picksOf(state, kind);
    const { commonStake, parlayStake, sizes } = state;
    const isSingle = kind === 'single';
    const typed = isSingle ? { commonStake } : { parlayStake, sizes };
    return {
      slip: clearSelection(state.slip, kind),
      removed: first === undefined ? null : { kind, first, others, typed },
      placement: withoutRefusals(state, kind),
      ...(isSingle ? { singleStakes: new Map(), commonStake: '' } : { parlayStake: '', sizes: [] }),
    };
  });
}

/** Restores place and stake, at current prices (SLIP-2). */
export function undoRemove(app: AppState): void {
  app.slip.setState((state) => {
    if (state.removed === null) return state;
    const { kind, first, others, typed } = state.removed;
    const picks = [first, ...others];
    const slip = picks.reduce((restored, { item, place }) => {
      const { odd, version, status } = app.odds.point(item.shop_id) ?? item;
      return restoreItem(restored, kind, { ...item, odd: odd ?? item.odd, version, status }, place);
    }, state.slip);
    const singleStakes = new Map(state.singleStakes);
    for (const { item, stake } of picks) if (stake !== undefined) singleStakes.set(item.shop_id, stake);
    return { slip, singleStakes, removed: null, ...typed };
  });
}

function picksOf({ slip, singleStakes }: SlipStoreState, kind: SlipKind): RemovedItem[] {
  return selectedItems(slip, kind).map((item, place) => ({
    item,
    place,
    stake: kind === 'single' ? singleStakes.get(item.shop_id) : undefined,
  }));
}
