import { selectedItems, type SlipState } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { readStoredSlip, writeStoredSlip } from '../slip/stored-slip';

/** Takes the server's word for every item of a slip that comes from storage (bad input row 86). */
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

/** An item the server does not know any more stays, closed, so that the player sees what happened to it. */
function newer(item: Item, fresh: Item | undefined, asked: readonly number[]): Item {
  if (!asked.includes(item.shop_id)) return item;
  if (fresh === undefined) return { ...item, status: 2, is_hide: 1 };
  return fresh.version >= item.version ? fresh : item;
}

/** Keeps the slip over a reload and in step with other tabs of the same app (SLIP-13, bad input row 95). */
export function startSlipMemory(app: AppState): () => void {
  let stored = app.slip.getState().slip;
  let isDue = false;
  const save = (): void => {
    isDue = false;
    const { slip } = app.slip.getState();
    if (slip !== stored) writeStoredSlip(app.stored, slip);
    stored = slip;
  };
  const takeFromTab = (): void => {
    stored = readStoredSlip(app.stored).slip;
    const agreed = new Map(app.slip.getState().agreed);
    for (const kind of ['single', 'parlay'] as const) {
      for (const { shop_id, odd, version } of selectedItems(stored, kind)) {
        if (!agreed.has(shop_id)) agreed.set(shop_id, { odd, version });
      }
    }
    app.slip.setState({ slip: stored, agreed });
  };
  void renew(app);
  const stops = [
    app.slip.subscribe(() => {
      if (isDue) return;
      isDue = true;
      app.env.onFrame(save);
    }),
    app.stored.shopCartList.onOtherTab(takeFromTab),
    app.stored.singleIds.onOtherTab(takeFromTab),
    app.stored.parlayIds.onOtherTab(takeFromTab),
  ];
  return () => {
    save();
    stops.forEach((stop) => stop());
  };
}
