import type { PoolInfo } from '@clutchline/contract';
import { formatAmount, formatOdd, indicativeOdds, takeoutOf } from '@clutchline/domain';

import type { Context } from '../context';
import type { PoolState, StoredPoolCount } from '../ports/pool-store';
import { currencyOf } from './currencies';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

const DEFAULT_CURRENCY = 1;

/** Pools as they stand in one currency, the player's own where there is one (BET-1, BET-2). What is no pool is left out. */
export async function readPools(
  { stores }: Pick<Context, 'stores'>,
  { play_ids, currency_id }: CallRequest<'getPoolInfo'>,
  { caller }: CallInfo,
): Promise<Outcome<CallResponse<'getPoolInfo'>>> {
  const currencyId = caller?.currencyId ?? currency_id ?? DEFAULT_CURRENCY;
  const playIds = [...new Set(play_ids)];
  const counts = new Map(
    (await stores.pools.counts(playIds))
      .filter((count) => count.currencyId === currencyId)
      .map((count) => [count.playId, count]),
  );
  const states = await stores.pools.states(playIds, currencyId);
  const pools = states.map((state) => {
    const count = counts.get(state.playId);
    return count === undefined ? openPool(state, currencyId) : closedPool(state, count);
  });
  return { kind: 'ok', data: { pools } };
}

function openPool({ playId, takeout, points }: PoolState, currencyId: number): PoolInfo {
  const pool = { takeout, points: points.map(({ pointId, stakes }) => ({ point_id: pointId, stakes })) };
  const shown = points.map(({ pointId, stakes }) => ({ pointId, stakes, odds: indicativeOdds(pool, pointId) }));
  return { ...poolInfo({ playId, takeout, currencyId, points: shown }), closing: null };
}

/** A counted pool is told as it was counted, the points in their order of the play. */
function closedPool({ playId, points }: PoolState, count: StoredPoolCount): PoolInfo {
  const { currencyId, takeout } = count;
  const shown = (amount: bigint): string => formatAmount(amount, currencyOf(currencyId).decimals);
  const byPoint = new Map(count.dividends.map((dividend) => [dividend.pointId, dividend]));
  const counted = points.map(({ pointId }) => {
    const dividend = byPoint.get(pointId);
    const odds = dividend?.odds ?? null;
    return { pointId, stakes: dividend?.stakes ?? 0n, odds: odds === null ? null : BigInt(odds) };
  });
  return {
    ...poolInfo({ playId, takeout, currencyId, points: counted }),
    net: shown(count.gross - count.takeoutAmount),
    closing: {
      closed_at: count.at,
      tickets: count.tickets,
      takeout_amount: shown(count.takeoutAmount),
      breakage: shown(count.breakage),
      paid: shown(count.paid),
      refunded: shown(count.refunded),
    },
  };
}

interface ShownPool {
  readonly playId: number;
  readonly currencyId: number;
  readonly takeout: number;
  readonly points: readonly { readonly pointId: number; readonly stakes: bigint; readonly odds: bigint | null }[];
}

function poolInfo({ playId, currencyId, takeout, points }: ShownPool): Omit<PoolInfo, 'closing'> {
  const { decimals } = currencyOf(currencyId);
  const gross = points.reduce((sum, { stakes }) => sum + stakes, 0n);
  return {
    play_info_id: playId,
    currency_id: currencyId,
    gross: formatAmount(gross, decimals),
    takeout,
    net: formatAmount(gross - takeoutOf(gross, takeout), decimals),
    points: points.map(({ pointId, stakes, odds }) => ({
      shop_id: pointId,
      stakes: formatAmount(stakes, decimals),
      share: gross === 0n ? 0 : Number((stakes * 1_000n) / gross),
      odds: odds === null ? null : formatOdd(odds),
    })),
  };
}
