import type { AcceptPreference, SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { isClosed } from '../prices/odds-state';
import { parlayLimitsQuery, singleLimitsQuery } from './limits-queries';
import { placeBets } from '../placement/place-bets';
import { clearSlip, removeFromSlip } from './remove-from-slip';
import { setWin } from './set-win';
import { acceptNewOdds, dismissResults, setAccept, setStake, toggleSize } from './slip-actions';
import { slipView, type SlipView } from './slip-view';
import { useFetched } from '../queries/use-fetched';
import { useSlipPools } from '../pools/use-slip-pools';

export interface SlipActions {
  readonly remove: (shopId: number) => void;
  readonly clear: () => void;
  /** Without id: of the parlay, or of all singles. */
  readonly setStake: (text: string, shopId?: number) => void;
  /** The stake that wins the typed amount: of the parlay, or of each single. */
  readonly setWin: (text: string) => void;
  readonly toggleSize: (size: number) => void;
  readonly setAccept: (accept: AcceptPreference) => void;
  readonly acceptNewOdds: () => void;
  /** If signed out, asks the host for a sign-in. */
  readonly place: () => void;
  readonly dismissResults: () => void;
  /** Cancels the confirmation of a large stake. */
  readonly takeBackAsk: () => void;
}

const actionsOf = (app: AppState, kind: SlipKind): SlipActions => ({
  remove: (shopId) => removeFromSlip(app, kind, shopId),
  clear: () => clearSlip(app, kind),
  setStake: (text, shopId) => setStake(app, { kind, text, shopId }),
  setWin: (text) => setWin(app, kind, text),
  toggleSize: (size) => toggleSize(app, size),
  setAccept: (accept) => setAccept(app, accept),
  acceptNewOdds: () => acceptNewOdds(app, kind),
  place: () => void placeBets(app, kind),
  dismissResults: () => dismissResults(app, kind),
  takeBackAsk: () => app.slip.setState({ asked: null }),
});

export function useSlip(kind: SlipKind): SlipView & SlipActions {
  const app = useApp();
  const state = useStore(app.slip);
  const { token, balance, currency, turn } = useStore(app.session);
  const stale = useStore(app.freshness, ({ freshness }) => freshness.state === 'stale');
  const { confirmAbove } = useStore(app.settings);
  const { singleIds, parlayIds } = state.slip;
  const single = useFetched(singleLimitsQuery(app, turn, singleIds));
  const parlay = useFetched(parlayLimitsQuery(app, turn, parlayIds));
  const pools = useSlipPools();
  const facts = {
    signedIn: token !== null,
    balance,
    currency,
    singleLimits: single.data ?? null,
    parlayLimits: parlay.data ?? null,
    pools,
    stale,
    moveOf: (shopId: number) => app.odds.point(shopId)?.move ?? null,
    confirmAbove,
    isClosed: (item: SlipItem) => isClosed(app.odds, item),
  };
  return { ...slipView(state, kind, facts), ...actionsOf(app, kind) };
}
