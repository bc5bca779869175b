import type { PlayerLimitsBody } from '@clutchline/contract/operator';
import { currentBreak, currentLimit, isLooserLimit, type OperatorLimits } from '@clutchline/domain';

import type { Context, Stores } from './context';
import type { SetProtection } from '../players';
import { type OperatorOutcome, problem } from './operator-outcome';
import { readPlayer } from './read-player';

const KINDS = ['day_stake', 'day_loss', 'session_minutes'] as const;

const minorOf = (given: string | null | undefined): bigint | null =>
  given === null || given === undefined ? null : BigInt(given);

/**
 * Replaces the limits that the operator set (ROLE-1). What the player set stays: a looser value or an earlier end of a break is
 * refused, because it would have no effect (bad input rows 278, 279).
 */
export async function limitPlayer(
  { clock }: Pick<Context, 'clock'>,
  stores: Stores,
  { player_id, ...body }: PlayerLimitsBody & { readonly player_id: string },
): Promise<OperatorOutcome> {
  const accountId = await stores.integration.accountOf(player_id);
  if (accountId === null) return problem('unknown_player');
  const refused = conflictOf(body, await stores.protections.hold(accountId), clock.now());
  if (refused !== null) return refused;
  await stores.integration.writeLimits(accountId, toLimits(body));
  return await readPlayer({ stores, clock }, player_id);
}

function toLimits({
  day_stake,
  day_loss,
  session_minutes,
  stake_factor,
  excluded_until,
}: PlayerLimitsBody): OperatorLimits {
  return {
    dayStake: minorOf(day_stake),
    dayLoss: minorOf(day_loss),
    sessionMinutes: session_minutes ?? null,
    stakeFactor: stake_factor ?? 1_000,
    excludedUntil: endOf(excluded_until),
  };
}

const endOf = (given: string | null | undefined): number | null =>
  given === null || given === undefined ? null : Date.parse(given);

function conflictOf(body: PlayerLimitsBody, own: SetProtection, now: number): OperatorOutcome | null {
  for (const kind of KINDS) {
    const given = body[kind];
    const set = own.limits.find((limit) => limit.kind === kind);
    if (given === undefined || set === undefined) continue;
    const { value } = currentLimit(set, now);
    if (isLooserLimit(given === null ? null : BigInt(given), value))
      return problem('player_limit_stays', { field: kind, limit: String(value) });
  }
  const running = currentBreak(own.pause, now);
  if (running === null || body.excluded_until === undefined) return null;
  if ((endOf(body.excluded_until) ?? now) >= running.until) return null;
  return problem('exclusion_stays', { field: 'excluded_until', excluded_until: new Date(running.until).toISOString() });
}
