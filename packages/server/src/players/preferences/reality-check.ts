import { DEFAULT_REALITY_CHECK, formatAmount, realityCheckAt } from '@clutchline/domain';

import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';
import { SECOND } from '../../platform/time/durations';
import type { Context } from '../context';
import { dayStart } from './betting-day';
import { currencyOf } from './settings';

type Reading = Pick<Context, 'stores' | 'clock' | 'wallClock'>;

/** BET-7. */
export async function readRealityCheck(
  { stores, clock, wallClock }: Reading,
  _request: unknown,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getRealityCheck'>>> {
  const { accountId, currencyId, timeZone } = callerOf(info);
  const { usedMs, day } = useOfDay(wallClock.now(), info);
  const stored = await stores.protections.realityCheck(accountId);
  const { staked, returned } = await stores.protections.sumsSince(accountId, dayStart(clock.now(), timeZone));
  const minutes = stored?.minutes ?? DEFAULT_REALITY_CHECK;
  const { isDue, nextInMs } = realityCheckAt({ usedMs, minutes, seenMs: stored?.dayStart === day ? stored.seenMs : 0 });
  const { decimals } = currencyOf(currencyId);
  const data = {
    minutes,
    is_due: isDue ? 1 : 0,
    next_in_s: Math.ceil(nextInMs / SECOND),
    used_s: Math.floor(usedMs / SECOND),
    staked: formatAmount(staked, decimals),
    returned: formatAmount(returned, decimals),
    currency_id: currencyId,
  } as const;
  return { kind: 'ok', data };
}

/** BET-7. */
export async function setRealityCheck(
  context: Reading,
  { minutes: wanted }: CallRequest<'setRealityCheck'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'setRealityCheck'>>> {
  const { accountId } = callerOf(info);
  const { protections } = context.stores;
  const minutes = wanted ?? (await protections.realityCheck(accountId))?.minutes ?? DEFAULT_REALITY_CHECK;
  const { usedMs, day } = useOfDay(context.wallClock.now(), info);
  await protections.writeRealityCheck(accountId, { minutes, dayStart: day, seenMs: usedMs });
  return await readRealityCheck(context, null, info);
}

function useOfDay(now: number, info: CallInfo): { readonly usedMs: number; readonly day: number } {
  const { sessionStartedAt, timeZone } = callerOf(info);
  return { usedMs: Math.max(0, Math.floor(now - sessionStartedAt)), day: dayStart(now, timeZone) };
}
