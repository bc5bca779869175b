import type { PoolInfo, PoolTickets } from '@clutchline/contract';
import { formatAmount, formatOdd, indicativeOdds, takeoutOf } from '@clutchline/domain';

import type { Context } from './context';
import type { PoolState, PoolStatePoint, PoolTicketRecord, StoredPoolCount } from './pool-store';
import { countedTickets } from './count-pool';
import { currencyOf } from '../players';
import { poolOfStakes } from './refresh-pool-odds';
import { groupBy } from '../platform/group-by';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';

const DEFAULT_CURRENCY = 1;
/** Groups of equal tickets. */
const MAX_KINDS = 2_000;
const MAX_TICKETS = 20_000;

/** In the player's currency (BET-1, BET-2); pools only. */
export async function readPools(
  { stores }: Pick<Context, 'stores'>,
  { play_ids, currency_id, with_stakes }: CallRequest<'getPoolInfo'>,
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
  const pools: PoolInfo[] = [];
  for (const state of states) {
    const count = counts.get(state.playId);
    if (count === undefined) pools.push(openPool(state, currencyId));
    else {
      const isRequested = with_stakes === 1 && playIds.length === 1 && count.tickets <= MAX_TICKETS;
      pools.push(closedPool(state, count, isRequested ? await stores.pools.tickets(state.playId) : null));
    }
  }
  return { kind: 'ok', data: { pools } };
}

function openPool(state: PoolState, currencyId: number): PoolInfo {
  const pool = poolOfStakes(state);
  const shown = state.points.map((point) => ({ ...point, odds: indicativeOdds(pool, point.pointId) }));
  return { ...poolInfo({ ...state, currencyId, points: shown }), closing: null };
}

function closedPool(state: PoolState, count: StoredPoolCount, tickets: readonly PoolTicketRecord[] | null): PoolInfo {
  const { currencyId, takeout } = count;
  const shown = (amount: bigint): string => formatAmount(amount, currencyOf(currencyId).decimals);
  const byPoint = new Map(count.dividends.map((dividend) => [dividend.pointId, dividend]));
  const own = tickets === null ? null : countedTickets(state.startedAt, tickets).filter(isOf(currencyId));
  const points = state.points.map((point) => {
    const { stakes = 0n, odds = null } = byPoint.get(point.pointId) ?? {};
    const counted = own?.filter(({ pointId }) => pointId === point.pointId).length ?? point.tickets;
    return { ...point, stakes, tickets: counted, odds: odds === null ? null : BigInt(odds) };
  });
  return {
    ...poolInfo({ ...state, takeout, currencyId, points }),
    net: shown(count.gross - count.takeoutAmount),
    closing: {
      closed_at: count.at,
      tickets: count.tickets,
      is_refund: count.isRefund ? 1 : 0,
      takeout_amount: shown(count.takeoutAmount),
      breakage: shown(count.breakage),
      paid: shown(count.paid),
      refunded: shown(count.refunded),
      stakes: own === null ? null : groupTickets(own, shown),
    },
  };
}

const isOf =
  (currencyId: number) =>
  (ticket: PoolTicketRecord): boolean =>
    ticket.currencyId === currencyId;

function groupTickets(tickets: readonly PoolTicketRecord[], shown: (amount: bigint) => string): PoolTickets[] | null {
  const groups = groupBy(tickets, ({ pointId, stake }) => `${pointId} ${stake}`);
  if (groups.size > MAX_KINDS) return null;
  return [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map(({ pointId, stake }) => ({ shop_id: pointId, stake: shown(stake), count: same.length })),
  );
}

interface ShownPool extends Pick<PoolState, 'playId' | 'takeout' | 'startTime'> {
  readonly currencyId: number;
  readonly points: readonly (PoolStatePoint & { readonly odds: bigint | null })[];
}

function poolInfo({ playId, currencyId, takeout, points, startTime }: ShownPool): Omit<PoolInfo, 'closing'> {
  const { decimals } = currencyOf(currencyId);
  const gross = points.reduce((sum, { stakes }) => sum + stakes, 0n);
  return {
    play_info_id: playId,
    currency_id: currencyId,
    gross: formatAmount(gross, decimals),
    takeout,
    net: formatAmount(gross - takeoutOf(gross, takeout), decimals),
    simulated: formatAmount(
      points.reduce((sum, point) => sum + point.simulated, 0n),
      decimals,
    ),
    closes_at: startTime,
    points: points.map(({ pointId, stakes, odds, tickets, outcome }) => ({
      shop_id: pointId,
      tickets,
      outcome,
      stakes: formatAmount(stakes, decimals),
      share: gross === 0n ? 0 : Number((stakes * 1_000n) / gross),
      odds: odds === null ? null : formatOdd(odds),
    })),
  };
}
