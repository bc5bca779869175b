import { currentBreak, currentLimit, formatAmount, limitUse, type PlayerLimitKind } from '@clutchline/domain';

import type { Context } from '../context';
import { currencyOf, dayEnd, dayStart } from '../../players';
import { minutesOf } from '../validation/judge-protection';
import { callerOf, type CallInfo, type CallResponse, type Outcome } from '../../platform/calls';

type Info = CallResponse<'getPlayerLimits'>;

/** BET-7, S27. */
export async function readPlayerLimits(
  { stores, clock, wallClock }: Pick<Context, 'stores' | 'clock' | 'wallClock'>,
  _request: unknown,
  info: CallInfo,
): Promise<Outcome<Info>> {
  const { accountId, currencyId, timeZone, sessionStartedAt } = callerOf(info);
  const now = clock.now();
  const query = { accountId, requestId: null, pointIds: [], dayStart: dayStart(now, timeZone) };
  const { protection, staked } = await stores.placements.read(query, false);
  const sessionMinutes = minutesOf({ startedAt: sessionStartedAt, realNow: wallClock.now() });
  const limitOf = <Value>(kind: PlayerLimitKind, shown: (value: bigint) => Value) => {
    const nullable = (value: bigint | null) => (value === null ? null : shown(value));
    const { value, used, left } = limitUse(kind, { protection, stakedToday: staked.day, sessionMinutes, now });
    const stored = protection.limits.find((limit) => limit.kind === kind);
    const pending = stored === undefined ? null : currentLimit(stored, now).pending;
    const waits = pending === null ? null : { value: nullable(pending.value), from: pending.from };
    return { value: nullable(value), pending: waits, used: shown(used), left: nullable(left) };
  };
  const { decimals } = currencyOf(currencyId);
  const amount = (minor: bigint): string => formatAmount(minor, decimals);
  const data: Info = {
    day_stake: limitOf('day_stake', amount),
    day_loss: limitOf('day_loss', amount),
    session_minutes: limitOf('session_minutes', Number),
    day_ends: dayEnd(now, timeZone),
    break: currentBreak(protection.pause, now),
  };
  return { kind: 'ok', data };
}
