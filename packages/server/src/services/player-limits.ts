import type { Context } from '../context';
import { currencyOf } from './currencies';
import { dayStartOf, leftOf, limitsOf, type Limits } from './limits-of';
import type { Caller } from './service';

/** The limits of a player with what is left of them; amounts in minor units. */
export interface PlayerLimits {
  readonly limits: Limits;
  readonly decimals: number;
  readonly dayLeft: bigint;
  readonly matchLeft: (gameId: number) => bigint;
}

export async function playerLimits(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { accountId, currencyId }: Caller,
  gameIds: readonly number[],
): Promise<PlayerLimits> {
  const limits = limitsOf(currencyId);
  const staked = await stores.bets.staked(accountId, dayStartOf(clock.now()), gameIds);
  return {
    limits,
    decimals: currencyOf(currencyId).decimals,
    dayLeft: leftOf(limits.day, staked.day),
    matchLeft: (gameId) => leftOf(limits.match, staked.matches.get(gameId) ?? 0n),
  };
}
