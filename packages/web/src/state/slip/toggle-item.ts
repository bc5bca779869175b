import { slipPlaySchema, type Match, type Play, type Point, type SlipItem } from '@clutchline/contract';
import { selectedItems, type SlipKind, type SlipState, toggleSelection } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { pointStateOf } from '../prices/odds-state';
import { isUndecided, type SlipStoreState, warn } from './slip-store';

/** SLIP-2, SLIP-3, SLIP-4. */
export function toggleItem(app: Pick<AppState, 'slip'>, kind: SlipKind, item: SlipItem): void {
  const state = app.slip.getState();
  const { slip, notice, replaced } = toggleSelection(state.slip, kind, item);
  if (notice !== null) warn(app.slip, notice);
  if (slip === state.slip) return;
  const agreed = new Map(state.agreed).set(item.shop_id, { odd: item.odd, version: item.version });
  const singleStakes = kind === 'single' ? withoutStake(state, item.shop_id) : state.singleStakes;
  const place = replaced === undefined ? -1 : state.slip.parlayIds.indexOf(replaced.shop_id);
  const first = replaced === undefined ? null : { item: replaced, place, stake: undefined };
  app.slip.setState({
    slip,
    agreed,
    singleStakes,
    ...stakesAfter(state, slip),
    removed: first === null ? null : { kind, first, others: [], typed: {}, isReplaced: true },
    toggled: { kind, item },
    placement: withoutRefusals(state, kind),
  });
}

/** Copies the singles into an empty combo, by the rules of adding. */
export function carryToParlay(app: Pick<AppState, 'slip'>): void {
  const { slip, removed } = app.slip.getState();
  if (slip.parlayIds.length > 0 || removed?.kind === 'parlay') return;
  const fitting = selectedItems(slip, 'single').filter(({ play }) => play.no_parlay === 0);
  const carried = fitting.reduce((state, item) => toggleSelection(state, 'parlay', item).slip, slip);
  if (carried !== slip) app.slip.setState({ slip: carried });
}

/** The stake of an emptied tab does not wait for the next selection. */
export function stakesAfter(
  { commonStake, parlayStake }: SlipStoreState,
  { singleIds, parlayIds }: SlipState,
): Pick<SlipStoreState, 'commonStake' | 'parlayStake'> {
  return {
    commonStake: singleIds.length === 0 ? '' : commonStake,
    parlayStake: parlayIds.length === 0 ? '' : parlayStake,
  };
}

interface Cell {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
}

/** An open point has a price, unless it is a pool's. */
function itemOf(app: Pick<AppState, 'odds'>, { match, play, point }: Cell): SlipItem {
  const { odd, version, status } = app.odds.point(point.point_id) ?? point;
  return {
    shop_id: point.point_id,
    game_id: match.game_id,
    play_info_id: play.play_info_id,
    match,
    odd,
    version,
    status,
    is_hide: 0,
    play: slipPlaySchema.parse(play),
    pick: point.pick,
    line: point.line,
  };
}

/** Adds a point only if its price is live and open; removing is always possible. */
export function chooseFromCell(app: Pick<AppState, 'freshness' | 'odds' | 'slip'>, cell: Cell): void {
  const { slip, open } = app.slip.getState();
  const chosen = selectedItems(slip, open).find(({ shop_id }) => shop_id === cell.point.point_id);
  const isStale = app.freshness.getState().freshness.state === 'stale';
  if (!chosen && (isStale || pointStateOf(app.odds, cell) !== 'open')) return;
  toggleItem(app, open, chosen ?? itemOf(app, cell));
}

/** Manual changes make refusals outdated. */
export function withoutRefusals(state: SlipStoreState, kind: SlipKind): SlipStoreState['placement'] {
  const placement = state.placement[kind];
  if (isUndecided(placement.phase)) return state.placement;
  return { ...state.placement, [kind]: { ...placement, refused: new Map(), problem: null } };
}

export function withoutStake({ singleStakes }: SlipStoreState, shopId: number): SlipStoreState['singleStakes'] {
  return new Map([...singleStakes].filter(([id]) => id !== shopId));
}
