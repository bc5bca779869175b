import { selectedItems, type SlipState } from '@clutchline/domain';

import type { AppState } from '../app-state';
import type { SlipStoreState, TypedStakes } from './slip-store';
import { readStoredSlip } from './stored-slip';
import { readStoredStakes } from './stored-stakes';
import { writeStoredSlip, writeStoredStakes } from './write-stored-slip';

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

const STAKES = ['open', 'singleStakes', 'commonStake', 'parlayStake', 'sizes'] as const;

const haveSameStakes = (a: TypedStakes, b: TypedStakes): boolean => STAKES.every((name) => a[name] === b[name]);

/**
 * Keeps slip and stakes over a reload and in step with other tabs of the same app (SLIP-13, bad input row 95). Stakes of
 * another tab wait while one is typed here, and the open tab is each tab's own.
 *
 * @param before the slip as it is stored.
 */
export function keepSlip(app: AppState, before: SlipStoreState): () => void {
  let kept = before;
  let isDue = false;
  const save = (): void => {
    isDue = false;
    const now = app.slip.getState();
    if (now.slip !== kept.slip) writeStoredSlip(app.stored, now.slip);
    if (!haveSameStakes(now, kept)) writeStoredStakes(app.stored, now);
    kept = now;
  };
  const saveSoon = (): void => {
    if (isDue) return;
    isDue = true;
    app.env.onFrame(save);
  };
  const take = (theirs: Partial<SlipStoreState>): void => {
    kept = { ...kept, ...theirs };
    app.slip.setState(theirs);
  };
  const takeSlip = (): void => {
    const { slip } = readStoredSlip(app.stored);
    take({ slip, agreed: withPricesOf(slip, app.slip.getState().agreed) });
  };
  const takeStakes = (): void => {
    const { isTyping, open } = app.slip.getState();
    const stakes = readStoredStakes(app.stored);
    if (!isTyping && stakes !== null) take({ ...stakes, open });
  };
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

/** What another tab chose was agreed to there. */
function withPricesOf(slip: SlipState, agreed: SlipStoreState['agreed']): SlipStoreState['agreed'] {
  const all = (['single', 'parlay'] as const).flatMap((kind) => selectedItems(slip, kind));
  return new Map([...all.map(({ shop_id, odd, version }) => [shop_id, { odd, version }] as const), ...agreed]);
}
