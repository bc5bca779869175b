import type { BalanceInfo, Currency, PoolInfo, SlipItem } from '@clutchline/contract';
import { COMBO_MIN, parseAmount, slipTotals, type SlipTotals } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { chosenSizes } from './chosen-sizes';
import { decimalsOf } from './decimals-of';
import { readParlayLimits, readSingleLimits } from './read-limits';
import { readPools } from './read-pools';
import type { SlipStoreState } from './slip-store';

/** What the slip is judged with, beside the slip itself. */
export interface SlipFacts {
  readonly signedIn: boolean;
  readonly balance: BalanceInfo | null;
  readonly currency: Currency | null;
  readonly singleLimits: CallData<'getOrdinaryLimitInfo'> | null;
  readonly parlayLimits: CallData<'getParlayLimitInfo'> | null;
  /** The pools that are bet on, as far as they are known. */
  readonly pools: readonly PoolInfo[];
  /** Prices are not live: nothing is placed on them. */
  readonly stale: boolean;
  readonly moveOf: (shopId: number) => 'up' | 'down' | null;
  /** Whether the market of an item takes no bets for good, as far as that was heard. */
  readonly isClosed: (item: SlipItem) => boolean;
  /** The host's limit above which a stake is asked about again, minor units; null: it has none. */
  readonly confirmAbove: number | null;
}

/** Stands for a balance that has not come yet: the server judges it. */
const ANY_BALANCE = 10n ** 18n;

/** What was typed for a single: its own stake, else the one for all. */
export const stakeTextOf = (state: SlipStoreState, shopId: number): string =>
  state.singleStakes.get(shopId) ?? state.commonStake;

function purseOf({ signedIn, balance }: SlipFacts, decimals: number): bigint | null {
  if (!signedIn) return null;
  return balance === null ? ANY_BALANCE : (parseAmount(balance.amount, decimals) ?? ANY_BALANCE);
}

/** How many legs a combo of the player needs; three while his limits are not known (SLIP-5). */
export function leastLegsOf({ parlayLimits }: Pick<SlipFacts, 'parlayLimits'>): number {
  return parlayLimits?.min_legs ?? COMBO_MIN;
}

/** The slip in figures, by the rules that the server has. */
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
