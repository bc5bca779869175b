import type { SlipState } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { SharedSlip } from './shared-slip';
import { SharedStakes } from './shared-stakes';
import type { SlipStoreState } from '../slip/slip-store';

/** Replaces stored selections with the server's data (bad input row 86). */
async function renew(app: AppState): Promise<void> {
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
 * Stores slip and stakes and synchronises them with other tabs (SLIP-13, bad input row 95).
 * @param before the stored slip.
 */
export function keepSlip(app: AppState, before: SlipStoreState): () => void {
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
  const takeSlip = (): void => slip.take();
  const takeStakes = (): void => stakes.take();
  takeSlip();
  takeStakes();
  saveSoon();
  void renew(app);
  const stops = [
    app.slip.subscribe((now, last) => {
      saveSoon();
      if (!last.isTyping || now.isTyping) return;
      save();
      takeStakes();
    }),
    app.stored.shopCartList.onOtherTab(takeSlip),
    app.stored.singleIds.onOtherTab(takeSlip),
    app.stored.parlayIds.onOtherTab(takeSlip),
    app.stored.stakes.onOtherTab(takeStakes),
  ];
  return () => {
    save();
    stops.forEach((stop) => stop());
  };
}
