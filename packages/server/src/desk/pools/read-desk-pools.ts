import { formatOdd, indicativeOdds, takeoutOf } from '@clutchline/domain';
import type { DecisionEffectData, DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { ListedPool, PoolClosing, PoolPointTotal } from './pool-desk-store';
import { groupBy } from '../../platform/group-by';

const LISTED = 200;

type Stores = Pick<DeskContext, 'stores'>;
type Currency = DeskAnswer<'pool'>['currencies'][number];

function describePool({ playId, gameId, startsAt, sums, ...pool }: ListedPool) {
  return {
    ...pool,
    ...{ play_id: playId, game_id: gameId, starts_at: startsAt },
    sums: sums.map(({ currencyId, tickets, gross }) => ({ currency_id: currencyId, tickets, gross })),
  };
}

export async function listDeskPools({ stores }: Stores): Promise<DeskAnswer<'pools'>> {
  const pools = await stores.pools.list(LISTED);
  return { pools: pools.map(describePool) };
}

type Recounted = DecisionEffectData['pools'][number];

interface PoolParts {
  readonly takeout: number;
  readonly totals: readonly PoolPointTotal[];
  readonly closings: readonly PoolClosing[];
  readonly recounted: readonly Recounted[];
}

/** With every count of its close, and whether a count from the tickets gives the same (R32). */
export async function readDeskPool(
  { stores }: Stores,
  { play_id }: DeskBody<'pool'>,
): Promise<DeskOutcome<DeskAnswer<'pool'>>> {
  const pool = await stores.pools.find(play_id);
  if (pool === null) return problem('unknown_subject');
  const [totals, closings] = [await stores.pools.totals(play_id), await stores.pools.closings(play_id)];
  const found = closings.length === 0 ? null : await stores.previews.recountPool(play_id);
  const recounted = found === null || 'refusal' in found ? [] : found.effect.pools;
  const parts = { takeout: pool.takeout, totals, closings, recounted };
  const currencies = [...new Set([...totals, ...closings].map(({ currencyId }) => currencyId))];
  return ok({
    pool: describePool(pool),
    currencies: currencies.map((currencyId) => describeCurrency(currencyId, parts)),
  });
}

function describeCurrency(currencyId: number, { takeout, totals, closings, recounted }: PoolParts): Currency {
  const points = totals.filter((total) => total.currencyId === currencyId);
  const gross = points.reduce((sum, { stakes }) => sum + stakes, 0n);
  const pool = { takeout, points: points.map(({ pointId, stakes }) => ({ point_id: pointId, stakes })) };
  const count = recounted.find(({ currency_id }) => currency_id === currencyId);
  return {
    currency_id: currencyId,
    gross: String(gross),
    net: String(gross - takeoutOf(gross, takeout)),
    points: points.map(({ pointId, pick, outcome, tickets, stakes }) => {
      const odds = indicativeOdds(pool, pointId);
      return {
        ...{ point_id: pointId, pick, outcome, tickets, stakes: String(stakes) },
        share: gross === 0n ? 0 : Number((stakes * 1_000n) / gross),
        odd: odds === null ? null : formatOdd(odds),
      };
    }),
    closings: (groupBy(closings, (closing) => closing.currencyId).get(currencyId) ?? []).map(describeClosing),
    is_audited: count === undefined ? null : isSameCount(count),
  };
}

function describeClosing(closing: PoolClosing) {
  return {
    ...{ revision: closing.revision, at: closing.at, tickets: closing.tickets, is_refund: closing.isRefund },
    ...{ gross: String(closing.gross), takeout_amount: String(closing.takeoutAmount) },
    ...{ breakage: String(closing.breakage), paid: String(closing.paid), refunded: String(closing.refunded) },
    is_posted: closing.isPosted,
  };
}

function isSameCount({ before, after }: Recounted): boolean {
  const sorted = (count: Recounted['after']) =>
    JSON.stringify({ ...count, odds: count.odds.toSorted((one, other) => one.point_id - other.point_id) });
  return before !== null && sorted(before) === sorted(after);
}
