import type { PoolInfo } from '@clutchline/contract';
import { auditPool, closePool, formatAmount, poolOf, type PoolTicket } from '@clutchline/domain';

import { decimalsOf, minorOf } from './pool-amounts';

const MAX_TICKETS = 100_000;
const SUMS = ['refunded', 'takeout', 'breakage', 'paid'] as const;

export interface RecountedPool {
  /** Wire amounts: gross − refunded − takeout − breakage = paid, to the minor unit. */
  readonly refunded: string;
  readonly takeout: string;
  readonly breakage: string;
  readonly paid: string;
  /** Whether the result equals the server's. */
  readonly agrees: boolean;
}

/** Recomputed from the tickets (R32); null if the pool is open or the server sent no tickets. */
export function recountPool(info: PoolInfo): RecountedPool | null {
  const { closing, points } = info;
  const tickets = ticketsOf(info);
  if (closing === null || tickets === null) return null;
  const idsOf = (isIt: (outcome: string) => boolean): number[] =>
    points.filter(({ outcome }) => isIt(outcome ?? 'void')).map(({ shop_id }) => shop_id);
  const winners = idsOf((outcome) => outcome === 'won' || outcome === 'dead_heat');
  const withdrawn = idsOf((outcome) => outcome !== 'won' && outcome !== 'dead_heat' && outcome !== 'lost');
  const counted = closePool({ ...poolOf(info), winners, withdrawn, is_void: withdrawn.length === points.length });
  const said = toldSums(closing);
  const audit = auditOf(counted, tickets);
  if (audit === null) return { ...said, agrees: false };
  const shown = (amount: bigint): string => formatAmount(amount, decimalsOf(info));
  const sums = {
    refunded: shown(audit.refunded),
    takeout: shown(audit.takeout),
    breakage: shown(audit.breakage),
    paid: shown(audit.paid),
  };
  const isSame = SUMS.every((sum) => sums[sum] === said[sum]) && tickets.length === closing.tickets;
  return { ...sums, agrees: isSame && (counted.kind === 'refund') === (closing.is_refund === 1) };
}

export function toldSums({
  refunded,
  takeout_amount,
  breakage,
  paid,
}: NonNullable<PoolInfo['closing']>): Omit<RecountedPool, 'agrees'> {
  return { refunded, takeout: takeout_amount, breakage, paid };
}

/** Null if the tickets do not match the pool. */
function auditOf(...count: Parameters<typeof auditPool>): ReturnType<typeof auditPool> | null {
  try {
    return auditPool(...count);
  } catch {
    return null;
  }
}

function ticketsOf(info: PoolInfo): PoolTicket[] | null {
  const { closing } = info;
  if (closing === null || closing.stakes === null || closing.tickets > MAX_TICKETS) return null;
  const decimals = decimalsOf(info);
  return closing.stakes.flatMap(({ shop_id, stake, count }) =>
    Array.from({ length: Math.min(count, closing.tickets + 1) }, () => ({
      point_id: shop_id,
      stake: minorOf(stake, decimals),
    })),
  );
}
