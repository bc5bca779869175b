import type { BalanceInfo, Currency, PoolInfo, SlipItem } from '@clutchline/contract';
import { COMBO_MIN, parseAmount, slipTotals, type SlipTotals } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { chosenSizes } from './chosen-sizes';
import { decimalsOf } from './decimals-of';
import { readParlayLimits, readSingleLimits } from './read-limits';
import { readPools } from './read-pools';
import type { SlipStoreState } from './slip-store';

/** Validation context of the slip. */
export interface SlipFacts {
  readonly signedIn: boolean;
  readonly balance: BalanceInfo | null;
  readonly currency: Currency | null;
  readonly singleLimits: CallData<'getOrdinaryLimitInfo'> | null;
  readonly parlayLimits: CallData<'getParlayLimitInfo'> | null;
  /** Known pools with a selection. */
  readonly pools: readonly PoolInfo[];
  /** Blocks placement. */
  readonly stale: boolean;
  readonly moveOf: (shopId: number) => 'up' | 'down' | null;
  /** Known to be closed for good. */
  readonly isClosed: (item: SlipItem) => boolean;
  /** Host's limit, minor units; null: none. */
  readonly confirmAbove: number | null;
}

/** Until the balance is loaded; the server validates it. */
const ANY_BALANCE = 10n ** 18n;

/** The single's own stake, else the common one. */
export const stakeTextOf = (state: SlipStoreState, shopId: number): string =>
  state.singleStakes.get(shopId) ?? state.commonStake;

function purseOf({ signedIn, balance }: SlipFacts, decimals: number): bigint | null {
  if (!signedIn) return null;
  return balance === null ? ANY_BALANCE : (parseAmount(balance.amount, decimals) ?? ANY_BALANCE);
}

/** Three while the limits are unknown (SLIP-5). */
export function leastLegsOf({ parlayLimits }: Pick<SlipFacts, 'parlayLimits'>): number {
  return parlayLimits?.min_legs ?? COMBO_MIN;
}

/** By the server's rules. */
export function totalsOf(state: SlipStoreState, facts: SlipFacts): SlipTotals {
  const decimals = decimalsOf(facts);
  return slipTotals(state.slip, {
    decimals,
    balance: purseOf(facts, decimals),
    singleStakes: new Map(state.slip.singleIds.map((id) => [id, stakeTextOf(state, id)])),
    parlayStake: state.parlayStake,
    parlayTerms: { sizes: chosenSizes(state, leastLegsOf(facts)) },
    singleLimits: readSingleLimits(facts.singleLimits, state.slip.singleIds, decimals),
    pools: readPools(facts),
    parlayLimits: readParlayLimits(facts.parlayLimits, decimals),
  });
}
