import type { AcceptPreference } from '@clutchline/contract';
import { selectedItems, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { IDLE, type SlipStoreState } from './slip-store';
import { stakesIn } from './stakes-in';
import { withoutRefusals } from './without-refusals';

interface TypedStake {
  readonly kind: SlipKind;
  readonly text: string;
  /** Missing: the combo or all singles. */
  readonly shopId?: number | undefined;
}

/** Retains stakes of the same currency, and no refusals of the former stake. */
function typedBefore(app: AppState, state: SlipStoreState, kind: SlipKind) {
  const currency = app.session.getState().currency?.id ?? state.stakesCurrency;
  const { singleStakes, commonStake, parlayStake } = stakesIn(state, currency);
  return {
    singleStakes,
    commonStake,
    parlayStake,
    stakesCurrency: currency,
    placement: withoutRefusals(state, kind),
  };
}

/** `slipView` validates it. */
export function setStake(app: AppState, { kind, text, shopId }: TypedStake): void {
  app.slip.setState((state) => {
    const { singleStakes, ...others } = typedBefore(app, state, kind);
    if (kind === 'parlay') return { ...others, singleStakes, parlayStake: text };
    if (shopId === undefined) return { ...others, commonStake: text, singleStakes: new Map() };
    return { ...others, singleStakes: new Map(singleStakes).set(shopId, text) };
  });
}

/** SLIP-7. */
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
