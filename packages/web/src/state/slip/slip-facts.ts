import type { BalanceInfo, Currency, PlayerLimitsInfo, PoolInfo, SlipItem } from '@clutchline/contract';
import {
  type AmountLimits,
  COMBO_MIN,
  type ParlayLimits,
  parseAmount,
  type Pool,
  poolOf,
  slipTotals,
  type SlipTotals,
} from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { decimalsOf } from './decimals-of';
import type { SlipStoreState } from './slip-store';

export interface SlipFacts {
  readonly signedIn: boolean;
  readonly balance: BalanceInfo | null;
  readonly currency: Currency | null;
  readonly singleLimits: CallData<'getOrdinaryLimitInfo'> | null;
  readonly parlayLimits: CallData<'getParlayLimitInfo'> | null;
  readonly pools: readonly PoolInfo[];
  /** Blocks placement. */
  readonly stale: boolean;
  readonly isClosed: (item: SlipItem) => boolean;
  readonly playerLimits: PlayerLimitsInfo | null;
  /** Server ms. */
  readonly now: number;
  /** Minor units; null: no host limit. */
  readonly confirmAbove: number | null;
}

const ANY_BALANCE = 10n ** 18n;

export const stakeTextOf = (state: SlipStoreState, shopId: number): string =>
  state.singleStakes.get(shopId) ?? state.commonStake;

export const availableBalance = ({ balance }: SlipFacts, decimals: number): bigint =>
  balance === null ? ANY_BALANCE : (parseAmount(balance.amount, decimals) ?? ANY_BALANCE);

/** By default three (SLIP-5). */
export function leastLegsOf({ parlayLimits }: Pick<SlipFacts, 'parlayLimits'>): number {
  return parlayLimits?.min_legs ?? COMBO_MIN;
}

export function totalsOf(state: SlipStoreState, facts: SlipFacts): SlipTotals {
  const decimals = decimalsOf(facts);
  return slipTotals(state.slip, {
    decimals,
    balance: facts.signedIn ? availableBalance(facts, decimals) : null,
    singleStakes: new Map(state.slip.singleIds.map((id) => [id, stakeTextOf(state, id)])),
    parlayStake: state.parlayStake,
    parlayTerms: { sizes: chosenSizes(state, leastLegsOf(facts)) },
    singleLimits: readSingleLimits(facts.singleLimits, state.slip.singleIds, decimals),
    pools: readPools(facts),
    parlayLimits: readParlayLimits(facts.parlayLimits, decimals),
  });
}

interface WireLimits {
  readonly min: string;
  readonly max: string;
  readonly max_payout: string;
  readonly day_left: string;
}

const ODDS_DECIMALS = 3;

function readAmounts(limits: WireLimits, decimals: number): AmountLimits | null {
  const min = parseAmount(limits.min, decimals);
  const max = parseAmount(limits.max, decimals);
  const maxPayout = parseAmount(limits.max_payout, decimals);
  const dayLeft = parseAmount(limits.day_left, decimals);
  if (min === null || max === null || maxPayout === null || dayLeft === null) return null;
  return { min, max, maxPayout, dayLeft, matchLeft: null };
}

/** Minor units by point. */
export function readSingleLimits(
  limits: CallData<'getOrdinaryLimitInfo'> | null,
  shopIds: readonly number[],
  decimals: number,
): ReadonlyMap<number, AmountLimits> {
  const general = limits === null ? null : readAmounts(limits, decimals);
  if (limits === null || general === null) return new Map();
  const own = new Map(limits.points.map((point) => [point.shop_id, point]));
  return new Map(
    shopIds.map((id) => {
      const point = own.get(id);
      const max = parseAmount(point?.max ?? '', decimals) ?? general.max;
      const matchLeft = parseAmount(point?.match_left ?? '', decimals);
      return [id, { ...general, max, matchLeft, isReferable: point?.is_referable === 1 }];
    }),
  );
}

/** Minor units. */
export function readParlayLimits(limits: CallData<'getParlayLimitInfo'> | null, decimals: number): ParlayLimits | null {
  const general = limits === null ? null : readAmounts(limits, decimals);
  const maxOdds = limits === null ? null : parseAmount(limits.max_odds, ODDS_DECIMALS);
  if (limits === null || general === null || maxOdds === null) return null;
  const isReferable = limits.is_referable === 1;
  return { ...general, maxOdds: Number(maxOdds), leastLegs: limits.min_legs, isReferable };
}

interface PoolFacts {
  readonly pools: readonly PoolInfo[];
  readonly currency: Pick<Currency, 'id'> | null;
}

/** Without pools of another currency than the stakes. */
function readPools({ pools, currency }: PoolFacts): ReadonlyMap<number, Pool> {
  const isOwn = ({ currency_id }: PoolInfo): boolean => currency === null || currency_id === currency.id;
  return new Map(
    pools.filter(isOwn).flatMap((info) => {
      const pool = poolOf(info);
      return info.points.map(({ shop_id }) => [shop_id, pool] as const);
    }),
  );
}

/** Ascending; undefined: one combination (SLIP-7). */
export function chosenSizes(
  { sizes, slip }: Pick<SlipStoreState, 'sizes' | 'slip'>,
  leastLegs: number,
): readonly number[] | undefined {
  const legs = slip.parlayIds.length;
  const fitting = sizes.filter((size) => size >= leastLegs && size <= legs).toSorted((a, b) => a - b);
  const isWhole = fitting.length === 0 || (fitting.length === 1 && fitting[0] === legs);
  return isWhole ? undefined : fitting;
}
