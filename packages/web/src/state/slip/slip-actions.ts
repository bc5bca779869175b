import type { AcceptPreference, SlipItem } from '@clutchline/contract';
import { clearSelection, removeItem, selectedItems, toggleSelection, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { IDLE, isUndecided, warn, type SlipStoreState } from './slip-store';

/** After a change by hand the refusals of the last placement say nothing any more. */
function withoutRefusals(state: SlipStoreState, kind: SlipKind): SlipStoreState['placement'] {
  const placement = state.placement[kind];
  if (isUndecided(placement.phase)) return state.placement;
  return { ...state.placement, [kind]: { ...placement, refused: new Map(), problem: null } };
}

/** Adds a point to a selection or takes it out; a full selection warns for 1.5 s (SLIP-2, SLIP-3, SLIP-4). */
export function toggleItem(app: AppState, kind: SlipKind, item: SlipItem): void {
  const state = app.slip.getState();
  const { slip, notice } = toggleSelection(state.slip, kind, item);
  if (notice !== null) warn(app.slip, notice);
  if (slip === state.slip) return;
  const agreed = new Map(state.agreed).set(item.shop_id, { odd: item.odd, version: item.version });
  app.slip.setState({ slip, agreed, placement: withoutRefusals(state, kind) });
}

export function removeFromSlip(app: AppState, kind: SlipKind, shopId: number): void {
  app.slip.setState((state) => ({
    slip: removeItem(state.slip, kind, shopId),
    placement: withoutRefusals(state, kind),
  }));
}

export function clearSlip(app: AppState, kind: SlipKind): void {
  app.slip.setState((state) => ({
    slip: clearSelection(state.slip, kind),
    placement: withoutRefusals(state, kind),
    ...(kind === 'single' ? { singleStakes: new Map(), commonStake: '' } : { parlayStake: '', sizes: [] }),
  }));
}

interface TypedStake {
  readonly kind: SlipKind;
  readonly text: string;
  /** The single it is for; without it the combo, or all singles at once. */
  readonly shopId?: number | undefined;
}

/** Takes a stake as typed; what it is worth, the view says. */
export function setStake(app: AppState, { kind, text, shopId }: TypedStake): void {
  app.slip.setState((state) => {
    const placement = withoutRefusals(state, kind);
    if (kind === 'parlay') return { parlayStake: text, placement };
    if (shopId === undefined) return { commonStake: text, singleStakes: new Map(), placement };
    return { singleStakes: new Map(state.singleStakes).set(shopId, text), placement };
  });
}

/** Adds a size of line to the combo or takes it out (SLIP-7). */
export function toggleSize(app: AppState, size: number): void {
  app.slip.setState((state) => ({
    sizes: state.sizes.includes(size) ? state.sizes.filter((other) => other !== size) : [...state.sizes, size],
    placement: withoutRefusals(state, 'parlay'),
  }));
}

export function setAccept(app: AppState, accept: AcceptPreference): void {
  app.slip.setState({ accept });
  app.stored.accept.write(accept);
}

/** Agrees to the prices of a tab as they are now. */
export function acceptNewOdds(app: AppState, kind: SlipKind): void {
  app.slip.setState((state) => {
    const agreed = new Map(state.agreed);
    for (const { shop_id, odd, version } of selectedItems(state.slip, kind)) agreed.set(shop_id, { odd, version });
    return { agreed, placement: withoutRefusals(state, kind) };
  });
}

export function dismissResults(app: AppState, kind: SlipKind): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: IDLE } }));
}
