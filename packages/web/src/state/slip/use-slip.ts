import type { AcceptPreference, PoolInfo, SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';
import { useCallback } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { playerLimitsQuery } from '../limits/player-limits-query';
import { placeBets } from '../placement/place-bets';
import { slipPoolsQuery } from '../pools/use-pool';
import { isClosed } from '../prices/odds-state';
import { useFetched } from '../queries/use-fetched';
import { pricesReveal } from '../spoilers/prices-reveal';
import type { Spoilers } from '../spoilers/spoiler-store';
import { parlayLimitsQuery, singleLimitsQuery } from './read-slip-facts';
import {
  acceptNewOdds,
  applyCommonStake,
  clearSlip,
  dismissResults,
  removeFromSlip,
  setAccept,
  setStake,
  setWin,
  toggleSize,
  undoRemove,
} from './slip-actions';
import type { RemovedSelections } from './slip-store';
import { slipView, type SlipView } from './slip-view';
import { useStore } from '../use-snapshot';

export interface SlipActions {
  readonly remove: (shopId: number) => void;
  readonly clear: () => void;
  /** Without id: parlay or all singles. */
  readonly setStake: (text: string, shopId?: number) => void;
  /** Profit beyond the stake. */
  readonly setWin: (text: string) => void;
  readonly useForAll: () => void;
  readonly toggleSize: (size: number) => void;
  readonly setAccept: (accept: AcceptPreference) => void;
  readonly acceptNewOdds: () => void;
  /** If signed out, asks the host. */
  readonly place: () => void;
  readonly dismissResults: () => void;
  readonly cancelConfirmation: () => void;
}

const actionsOf = (app: AppState, kind: SlipKind): SlipActions => ({
  remove: (shopId) => removeFromSlip(app, kind, shopId),
  clear: () => clearSlip(app, kind),
  setStake: (text, shopId) => setStake(app, { kind, text, shopId }),
  setWin: (text) => setWin(app, kind, text),
  useForAll: () => applyCommonStake(app),
  toggleSize: (size) => toggleSize(app, size),
  setAccept: (accept) => setAccept(app, accept),
  acceptNewOdds: () => acceptNewOdds(app, kind),
  place: () => void placeBets(app, kind),
  dismissResults: () => dismissResults(app, kind),
  cancelConfirmation: () => app.slip.setState({ asked: null }),
});

export function useSlip(kind: SlipKind): SlipView & SlipActions {
  const app = useApp();
  const state = useStore(app.slip);
  const { token, balance, currency, generation } = useStore(app.session);
  const stale = useStore(app.freshness, ({ freshness }) => freshness.state === 'stale');
  const clockOffset = useStore(app.freshness, (state) => state.clockOffset);
  const { confirmAbove } = useStore(app.settings);
  const spoilers = useStore(app.spoilers);
  const { singleIds, parlayIds } = state.slip;
  const single = useFetched(singleLimitsQuery(app, generation, singleIds));
  const parlay = useFetched(parlayLimitsQuery(app, generation, parlayIds));
  const pools = useSlipPools();
  const own = useFetched(playerLimitsQuery(app, generation));
  const facts = {
    signedIn: token !== null,
    balance,
    currency,
    singleLimits: single.data ?? null,
    parlayLimits: parlay.data ?? null,
    pools,
    stale,
    playerLimits: own.data ?? null,
    now: app.env.now() + clockOffset,
    confirmAbove,
    isClosed: (item: SlipItem) => isClosed(app.odds, item),
  };
  const view = slipView(state, kind, facts);
  return { ...withoutHidden(view, spoilers, facts.now), ...actionsOf(app, kind) };
}

/** A bet on a hidden match that has begun requires that it is revealed (SPOIL-3). */
function withoutHidden(view: SlipView, spoilers: Spoilers, now: number): SlipView {
  const hidden = view.rows.map(({ item }) => item.match).filter((match) => pricesReveal(spoilers, match, now));
  if (hidden.length === 0) return view;
  return { ...view, hiddenGames: [...new Set(hidden.map(({ game_id }) => game_id))], canPlace: false };
}

const NONE: readonly PoolInfo[] = [];

export function useSlipPools(): readonly PoolInfo[] {
  const app = useApp();
  const { generation } = useStore(app.session);
  const items = useStore(app.slip, ({ slip }) => slip.items);
  return useFetched(slipPoolsQuery(app, generation, items)).data ?? NONE;
}

export interface RemovedItemView {
  readonly removed: RemovedSelections | null;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** SLIP-2. */
export function useRemovedItem(kind: SlipKind): RemovedItemView {
  const app = useApp();
  const removed = useStore(app.slip, (state) => (state.removed?.kind === kind ? state.removed : null));
  const undo = useCallback(() => undoRemove(app), [app]);
  const forget = useCallback(() => app.slip.setState({ removed: null }), [app]);
  return { removed, undo, forget };
}
