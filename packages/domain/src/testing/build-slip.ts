import type { SlipItem } from '@clutchline/contract';

import type { SlipState } from '../slip/slip-state';
import { buildSlipItem } from './build-slip-item';

export function buildSlip(items: readonly SlipItem[] = [buildSlipItem()]): SlipState {
  const ids = items.map(({ shop_id }) => shop_id);
  return { items, singleIds: ids, parlayIds: ids };
}

export function buildSlipItems(count: number): SlipItem[] {
  return Array.from({ length: count }, (_, index) => buildSlipItem({ shop_id: index + 1 }));
}
