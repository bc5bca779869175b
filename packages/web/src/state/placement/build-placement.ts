import { formatAmount, selectedItems, type SlipKind } from '@clutchline/domain';

import type { CallBody } from '../../data/caller';
import { chosenSizes, leastLegsOf, type SlipFacts, totalsOf } from '../slip/slip-facts';
import { decimalsOf } from '../slip/decimals-of';
import { isPool } from '../slip/slip-row';
import type { SlipStoreState } from '../slip/slip-store';
import { stakesIn } from '../slip/stakes';

export interface Placement {
  readonly body: CallBody<'playMore'>;
  readonly kind: SlipKind;
}

/**
 * Every valid single, or the one combo, at the prices that the player agreed to; the server validates them against the
 * preference (SLIP-11). Null if empty.
 */
export function buildPlacement(
  typed: SlipStoreState,
  kind: SlipKind,
  facts: SlipFacts,
  requestId: string,
): Placement | null {
  const state = stakesIn(typed, facts.currency?.id ?? null);
  const totals = totalsOf(state, facts);
  const decimals = decimalsOf(facts);
  const lines =
    kind === 'single'
      ? totals.single.placeable.map(({ item, stake }) => ({ item, stake }))
      : selectedItems(state.slip, 'parlay').map((item) => ({ item, stake: totals.parlay.stake }));
  const selections = lines.map(({ item }) => {
    const { odd, version } = state.agreed.get(item.shop_id) ?? item;
    const { shop_id, game_id, play_info_id } = item;
    return { shop_id, game_id, play_info_id, odd: isPool(item) ? null : odd, version };
  });
  const stakes = lines.map(({ stake }) => formatAmount(stake ?? 0n, decimals));
  const [stake] = stakes;
  if (stake === undefined) return null;
  const bets =
    kind === 'single'
      ? stakes.map((each, index) => ({ kind, selections: [index], stake: each }))
      : [{ kind, selections: selections.map((_, index) => index), stake, ...sizesOf(state, facts) }];
  return { kind, body: { request_id: requestId, accept: state.accept, selections, bets } };
}

function sizesOf(state: SlipStoreState, facts: SlipFacts): { readonly sizes?: number[] } {
  const sizes = chosenSizes(state, leastLegsOf(facts));
  return sizes === undefined ? {} : { sizes: [...sizes] };
}
