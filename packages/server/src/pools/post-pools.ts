import type { ClosingContext } from './context';
import type { PoolCount } from './pool-store';
import { HOUSE_BREAKAGE, HOUSE_POOL, HOUSE_TAKEOUT, type LedgerTransaction, entriesOf } from '../ledger';

/** Posts takeout and breakage of pools whose tickets are all paid. */
export async function postPools({
  inTransaction,
  clock,
}: Pick<ClosingContext, 'inTransaction' | 'clock'>): Promise<number> {
  return await inTransaction(async ({ pools, wallets }) => {
    const counts = await pools.lockPaid();
    const at = clock.now();
    const ids = await wallets.post(counts.map((count) => poolCloseTransaction(count, at, 1n)));
    for (const [index, count] of counts.entries()) await pools.markPosted(count, ids[index] ?? 0);
    return counts.length;
  });
}

/** `sign` -1 reverses. */
export function poolCloseTransaction(
  { currencyId, takeoutAmount, breakage }: PoolCount,
  at: number,
  sign: 1n | -1n,
): LedgerTransaction {
  return {
    kind: 'pool-close',
    orderNo: null,
    at,
    entries: entriesOf(currencyId, [
      [HOUSE_POOL, -sign * (takeoutAmount + breakage)],
      [HOUSE_TAKEOUT, sign * takeoutAmount],
      [HOUSE_BREAKAGE, sign * breakage],
    ]),
  };
}
