import type { Context } from './context';
import type { CallInfo } from '../platform/calls';

/** Empty for a visitor. */
export async function favouritesOf(
  { stores }: Pick<Context, 'stores'>,
  { caller }: CallInfo,
  gameIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return caller === null ? new Set() : await stores.favourites.of(caller.accountId, gameIds);
}
