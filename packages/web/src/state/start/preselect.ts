import { POINT_STATUS } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { toggleItem } from '../slip/toggle-item';

/** Adds open points to the singles (NAV-5). */
export async function preselect(app: AppState, pointIds: readonly number[]): Promise<void> {
  if (pointIds.length === 0) return;
  const reply = await app.call('getPointsByIds', { shop_ids: [...pointIds] });
  if (reply.kind !== 'ok') return;
  for (const item of reply.data.items) {
    const isOpen = item.status === POINT_STATUS.open && item.is_hide === 0;
    if (isOpen && !app.slip.getState().slip.singleIds.includes(item.shop_id)) toggleItem(app, 'single', item);
  }
}
