import type { SlipItem } from '@clutchline/contract';
import { toggleSelection, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { warn } from './slip-store';
import { withoutRefusals } from './without-refusals';
import { withoutStake } from './without-stake';

/** A full slip tab warns for 1.5 s (SLIP-2, SLIP-3, SLIP-4). */
export function toggleItem(app: AppState, kind: SlipKind, item: SlipItem): void {
  const state = app.slip.getState();
  const { slip, notice } = toggleSelection(state.slip, kind, item);
  if (notice !== null) warn(app.slip, notice);
  if (slip === state.slip) return;
  const agreed = new Map(state.agreed).set(item.shop_id, { odd: item.odd, version: item.version });
  const singleStakes = kind === 'single' ? withoutStake(state, item.shop_id) : state.singleStakes;
  app.slip.setState({ slip, agreed, singleStakes, removed: null, placement: withoutRefusals(state, kind) });
}
