import {
  currentBreak,
  currentLimit,
  formatAmount,
  limitUse,
  type PlayerLimitKind,
  changeLimit,
  parseAmount,
  breakAfter,
  type Pause,
} from '@clutchline/domain';
import type { Refusal } from '@clutchline/contract';

import { DAY, HOUR } from '../../platform/time/durations';
import type { Context } from '../context';
import { currencyOf, dayEnd, dayStart } from '../../players';
import { minutesOf } from '../validation/validate-stake';
import { callerOf, type CallInfo, type CallResponse, type Outcome, type CallRequest } from '../../platform/calls';

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
    const { value, used, left } = limitUse(kind, {
      protection,
      stakedToday: staked.day + staked.cards,
      sessionMinutes,
      now,
    });
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

type LimitRequest = CallRequest<'setPlayerLimit'>;
type BreakRequest = CallRequest<'takeBreak'>;
type ParsedValue = { readonly value: bigint | null } | { readonly refusal: Refusal };

/** Stricter at once, looser after 24 h of business time (BET-7, R13). */
export async function setPlayerLimit(
  context: Pick<Context, 'inTransaction' | 'stores' | 'clock' | 'wallClock'>,
  request: LimitRequest,
  info: CallInfo,
): Promise<Outcome<CallResponse<'setPlayerLimit'>>> {
  const { accountId, currencyId } = callerOf(info);
  const { limit: requested } = request;
  const parsed = parseValue(requested, currencyOf(currencyId).decimals);
  if ('refusal' in parsed) return { kind: 'refused', refusal: parsed.refusal };
  await context.inTransaction(async ({ protections }) => {
    const { limits } = await protections.hold(accountId);
    const before = limits.find(({ kind }) => kind === requested.kind) ?? { value: null, pending: null };
    const after = changeLimit(before, parsed.value, context.clock.now());
    await protections.writeLimit(accountId, { kind: requested.kind, ...after });
  });
  return await readPlayerLimits(context, request, info);
}

/** For none, the player pauses. */
function parseValue({ value }: LimitRequest['limit'], decimals: number): ParsedValue {
  if (value === null) return { value };
  if (typeof value === 'number') return { value: BigInt(value) };
  const amount = parseAmount(value, decimals);
  if (amount === null) return { refusal: 'amount_format' };
  return amount > 0n ? { value: amount } : { refusal: 'amount_low' };
}

/** Never shortens a break (BET-7, R13). */
export async function startBreak(
  context: Pick<Context, 'inTransaction' | 'stores' | 'clock' | 'wallClock'>,
  request: BreakRequest,
  info: CallInfo,
): Promise<Outcome<CallResponse<'takeBreak'>>> {
  const { accountId } = callerOf(info);
  await context.inTransaction(async ({ protections }) => {
    const { pause: before } = await protections.hold(accountId);
    const now = context.clock.now();
    await protections.writeBreak(accountId, breakAfter(before, requestedPause(request.pause, now), now), now);
  });
  return await readPlayerLimits(context, request, info);
}

function requestedPause(requested: BreakRequest['pause'], now: number): Pause {
  const length = requested.kind === 'time_out' ? requested.hours * HOUR : requested.days * DAY;
  return { kind: requested.kind, until: now + length };
}
