import { removeItem, restoreItem, selectedIds, selectedItems, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { withoutRefusals } from './without-refusals';
import { withoutStake } from './without-stake';

/** Takes a point out of a selection, and remembers it for the way back (SLIP-2). */
export function removeFromSlip(app: AppState, kind: SlipKind, shopId: number): void {
  app.slip.setState((state) => {
    const item = selectedItems(state.slip, kind).find(({ shop_id }) => shop_id === shopId);
    if (item === undefined) return state;
    const place = selectedIds(state.slip, kind).indexOf(shopId);
    const isSingle = kind === 'single';
    return {
      slip: removeItem(state.slip, kind, shopId),
      singleStakes: isSingle ? withoutStake(state, shopId) : state.singleStakes,
      removed: { kind, item, place, stake: isSingle ? state.singleStakes.get(shopId) : undefined },
      placement: withoutRefusals(state, kind),
    };
  });
}

/** Puts back what was taken out last, at its place and with its stake; its price is the one of now (SLIP-2). */
export function undoRemove(app: AppState): void {
  app.slip.setState((state) => {
    const { removed } = state;
    if (removed === null) return state;
    const { kind, item, place, stake } = removed;
    const { odd, version, status } = app.odds.point(item.shop_id) ?? item;
    const singleStakes = new Map(state.singleStakes);
    if (stake !== undefined) singleStakes.set(item.shop_id, stake);
    return {
      slip: restoreItem(state.slip, kind, { ...item, odd, version, status }, place),
      singleStakes,
      removed: null,
    };
  });
}
