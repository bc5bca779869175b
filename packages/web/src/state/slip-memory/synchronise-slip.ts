import type { SlipState } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { SharedSlip, SharedStakes } from './shared-slip';
import type { SlipStoreState } from '../slip/slip-store';

/** Replaces stored selections by the server's data (bad input row 86). */
async function renew(app: Pick<AppState, 'call' | 'slip'>): Promise<void> {
  const { slip } = app.slip.getState();
  const ids = slip.items.map(({ shop_id }) => shop_id);
  if (ids.length === 0) return;
  const reply = await app.call('getPointsByIds', { shop_ids: ids });
  if (reply.kind !== 'ok') return;
  const fresh = new Map(reply.data.items.map((item) => [item.shop_id, item]));
  app.slip.setState((state) => ({
    slip: { ...state.slip, items: state.slip.items.map((item) => newer(item, fresh.get(item.shop_id), ids)) },
  }));
}

type Item = SlipState['items'][number];

/** A selection unknown to the server remains as closed, so that the player sees it. */
function newer(item: Item, fresh: Item | undefined, asked: readonly number[]): Item {
  if (!asked.includes(item.shop_id)) return item;
  if (fresh === undefined) return { ...item, status: 2, is_hide: 1 };
  return fresh.version >= item.version ? fresh : item;
}

/**
 * SLIP-13, bad input row 95.
 * @param before the stored slip.
 */
export function synchroniseSlip(app: AppState, before: SlipStoreState): () => void {
  const slip = new SharedSlip(app, before.slip);
  const stakes = new SharedStakes(app, before);
  let isDue = false;
  const save = (): void => {
    isDue = false;
    slip.save();
    stakes.save();
  };
  const saveSoon = (): void => {
    if (isDue) return;
    isDue = true;
    app.env.onFrame(save);
  };
  const applyStoredSlip = (): void => slip.applyStored();
  const applyStoredStakes = (): void => stakes.applyStored();
  applyStoredSlip();
  applyStoredStakes();
  saveSoon();
  void renew(app);
  const stops = [
    app.slip.subscribe((now, last) => {
      saveSoon();
      if (!last.isTyping || now.isTyping) return;
      save();
      applyStoredStakes();
    }),
    app.stored.shopCartList.onOtherTab(applyStoredSlip),
    app.stored.singleIds.onOtherTab(applyStoredSlip),
    app.stored.parlayIds.onOtherTab(applyStoredSlip),
    app.stored.stakes.onOtherTab(applyStoredStakes),
  ];
  return () => {
    save();
    stops.forEach((stop) => stop());
  };
}
