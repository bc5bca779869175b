import type { AcceptPreference } from '@clutchline/contract';
import {
  clearSelection,
  formatAmount,
  parseStakeInput,
  removeItem,
  restoreItem,
  selectedItems,
  selectedOdd,
  type SlipKind,
  stakeToWin,
} from '@clutchline/domain';

import type { AppState } from '../app-state';
import { decimalsOf } from './decimals-of';
import { readSlipFacts } from './read-slip-facts';
import { chosenSizes, leastLegsOf } from './slip-facts';
import { IDLE, type RemovedItem, type SlipStoreState } from './slip-store';
import { stakesIn } from './stakes';
import { stakesAfter, withoutRefusals, withoutStake } from './toggle-item';

interface TypedStake {
  readonly kind: SlipKind;
  readonly text: string;
  /** Missing: combo or all singles. */
  readonly shopId?: number | undefined;
}

/** Of the same currency, without refusals. */
function typedBefore(app: Pick<AppState, 'session'>, state: SlipStoreState, kind: SlipKind) {
  const currency = app.session.getState().currency?.id ?? state.stakesCurrency;
  const { singleStakes, commonStake, parlayStake } = stakesIn(state, currency);
  return {
    singleStakes,
    commonStake,
    parlayStake,
    stakesCurrency: currency,
    placement: withoutRefusals(state, kind),
  };
}

export function setStake(app: Pick<AppState, 'session' | 'slip'>, { kind, text, shopId }: TypedStake): void {
  app.slip.setState((state) => {
    const { singleStakes, ...others } = typedBefore(app, state, kind);
    if (kind === 'parlay') return { ...others, singleStakes, parlayStake: text };
    const [only, ...more] = state.slip.singleIds;
    const id = shopId ?? (more.length === 0 ? only : undefined);
    if (id === undefined) return { ...others, singleStakes, commonStake: text };
    const ownStakes = new Map(singleStakes);
    if (text === '') ownStakes.delete(id);
    else ownStakes.set(id, text);
    return { ...others, singleStakes: ownStakes, ...(more.length === 0 ? { commonStake: '' } : {}) };
  });
}

function clearStakes(app: Pick<AppState, 'session' | 'slip'>, kind: SlipKind): void {
  const none = kind === 'parlay' ? { parlayStake: '' } : { commonStake: '', singleStakes: new Map() };
  app.slip.setState((state) => ({ ...typedBefore(app, state, kind), ...none }));
}

export function applyCommonStake(app: Pick<AppState, 'slip'>): void {
  app.slip.setState((state) => ({ singleStakes: new Map(), placement: withoutRefusals(state, 'single') }));
}

/** SLIP-7. */
export function toggleSize(app: Pick<AppState, 'slip'>, size: number): void {
  app.slip.setState((state) => ({
    sizes: state.sizes.includes(size) ? state.sizes.filter((other) => other !== size) : [...state.sizes, size],
    placement: withoutRefusals(state, 'parlay'),
  }));
}

export function setAccept(app: Pick<AppState, 'stored' | 'slip'>, accept: AcceptPreference): void {
  app.slip.setState({ accept });
  app.stored.accept.write(accept);
}

export function acceptNewOdds(app: Pick<AppState, 'slip'>, kind: SlipKind): void {
  app.slip.setState((state) => {
    const agreed = new Map(state.agreed);
    for (const { shop_id, odd, version } of selectedItems(state.slip, kind)) agreed.set(shop_id, { odd, version });
    return { agreed, placement: withoutRefusals(state, kind) };
  });
}

export function dismissResults(app: Pick<AppState, 'slip'>, kind: SlipKind): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: IDLE } }));
}

/**
 * Stakes to win this amount beyond the stake, on the combo or each single. '' clears; an invalid or unreachable amount
 * changes nothing.
 */
export function setWin(app: AppState, kind: SlipKind, text: string): void {
  if (text.trim() === '') {
    clearStakes(app, kind);
    return;
  }
  const state = app.slip.getState();
  const decimals = decimalsOf(app.session.getState());
  const win = parseStakeInput(text, decimals);
  if (win === null) return;
  const items = selectedItems(state.slip, kind);
  const bets = kind === 'parlay' ? [items] : items.map((item) => [item]);
  const sizes = kind === 'parlay' ? chosenSizes(state, leastLegsOf(readSlipFacts(app))) : undefined;
  for (const bet of bets) {
    const odds = bet.map(selectedOdd);
    const stake = odds.length === 0 ? null : stakeToWin(win, odds, sizes);
    const shopId = kind === 'parlay' ? undefined : bet[0]?.shop_id;
    if (stake !== null) setStake(app, { kind, text: formatAmount(stake, decimals), shopId });
  }
}

/** Can be undone (SLIP-2). */
export function removeFromSlip(app: Pick<AppState, 'slip'>, kind: SlipKind, shopId: number): void {
  app.slip.setState((state) => {
    const pick = picksOf(state, kind).find(({ item }) => item.shop_id === shopId);
    if (pick === undefined) return state;
    const slip = removeItem(state.slip, kind, shopId);
    const { commonStake, parlayStake } = state;
    return {
      slip,
      singleStakes: kind === 'single' ? withoutStake(state, shopId) : state.singleStakes,
      ...stakesAfter(state, slip),
      removed: { kind, first: pick, others: [], typed: kind === 'single' ? { commonStake } : { parlayStake } },
      placement: withoutRefusals(state, kind),
    };
  });
}

/** SLIP-2. */
export function clearSlip(app: Pick<AppState, 'slip'>, kind: SlipKind): void {
  app.slip.setState((state) => {
    const [first, ...others] = picksOf(state, kind);
    const { commonStake, parlayStake, sizes } = state;
    const isSingle = kind === 'single';
    const typed = isSingle ? { commonStake } : { parlayStake, sizes };
    return {
      slip: clearSelection(state.slip, kind),
      removed: first === undefined ? null : { kind, first, others, typed },
      placement: withoutRefusals(state, kind),
      ...(isSingle ? { singleStakes: new Map(), commonStake: '' } : { parlayStake: '', sizes: [] }),
    };
  });
}

/** At current prices (SLIP-2). */
export function undoRemove(app: Pick<AppState, 'odds' | 'slip'>): void {
  app.slip.setState((state) => {
    if (state.removed === null) return state;
    const { kind, first, others, typed } = state.removed;
    const picks = [first, ...others];
    const slip = picks.reduce((restored, { item, place }) => {
      const { odd, version, status } = app.odds.point(item.shop_id) ?? item;
      return restoreItem(restored, kind, { ...item, odd: odd ?? item.odd, version, status }, place);
    }, state.slip);
    const singleStakes = new Map(state.singleStakes);
    for (const { item, stake } of picks) if (stake !== undefined) singleStakes.set(item.shop_id, stake);
    return { slip, singleStakes, removed: null, ...typed };
  });
}

function picksOf({ slip, singleStakes }: SlipStoreState, kind: SlipKind): RemovedItem[] {
  return selectedItems(slip, kind).map((item, place) => ({
    item,
    place,
    stake: kind === 'single' ? singleStakes.get(item.shop_id) : undefined,
  }));
}
