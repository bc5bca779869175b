import type { StoredValues } from '../../data/stored-values';
import type { TypedStakes } from '../slip/slip-store';

type Slots = Pick<StoredValues, 'stakes'>;

/** Null if missing or damaged (SLIP-13). */
export function readStoredStakes({ stakes }: Slots): TypedStakes | null {
  const stored = stakes.readShared();
  if (stored.kind !== 'ok') return null;
  const { single, ...rest } = stored.value;
  return { ...rest, singleStakes: new Map(single.map(({ shop_id, stake }) => [shop_id, stake])) };
}
