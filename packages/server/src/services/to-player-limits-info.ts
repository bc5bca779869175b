import { currentBreak, currentLimit, formatAmount, type PlayerLimit } from '@clutchline/domain';

import type { SetProtection } from '../ports/protection-store';
import { currencyOf } from './currencies';
import type { CallResponse } from './service';

type Info = CallResponse<'getPlayerLimits'>;

/** The limits and the break of a player as the wire shows them at a moment of business time. */
export function toPlayerLimitsInfo({ limits, pause }: SetProtection, currencyId: number, now: number): Info {
  const { decimals } = currencyOf(currencyId);
  const limitOf = <Value>(kind: PlayerLimit['kind'], shown: (value: bigint) => Value) => {
    const nullable = (value: bigint | null) => (value === null ? null : shown(value));
    const stored = limits.find((limit) => limit.kind === kind) ?? { value: null, pending: null };
    const { value, pending } = currentLimit(stored, now);
    const waits = pending === null ? null : { value: nullable(pending.value), from: pending.from };
    return { value: nullable(value), pending: waits };
  };
  const amount = (minor: bigint): string => formatAmount(minor, decimals);
  return {
    day_stake: limitOf('day_stake', amount),
    day_loss: limitOf('day_loss', amount),
    session_minutes: limitOf('session_minutes', Number),
    break: currentBreak(pause, now),
  };
}
