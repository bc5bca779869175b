import type { SlipItem } from '@clutchline/contract';

import type { SlipState } from '../slip/slip-state';
import { buildSlipItem } from './build-slip-item';

/** A slip with these items in both selections. */
export function buildSlip(items: readonly SlipItem[] = [buildSlipItem()]): SlipState {
  const ids = items.map(({ shop_id }) => shop_id);
  return { items, singleIds: ids, parlayIds: ids };
}

/** Items on points 1 to `count`, each of another match. */
export function buildSlipItems(count: number): SlipItem[] {
  return Array.from({ length: count }, (_, index) => buildSlipItem({ shop_id: index + 1 }));
}
