import { breakAfter, type Pause } from '@clutchline/domain';

import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { toPlayerLimitsInfo } from './to-player-limits-info';

type Request = CallRequest<'takeBreak'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Begins a break, or makes the one that runs longer; it is never made shorter (BET-7, R13). */
export async function takeBreak(
  { inTransaction, clock }: Pick<Context, 'inTransaction' | 'clock'>,
  { pause: asked }: Request,
  info: CallInfo,
): Promise<Outcome<CallResponse<'takeBreak'>>> {
  const { accountId, currencyId } = callerOf(info);
  return await inTransaction(async ({ protections }) => {
    const { limits, pause: before } = await protections.hold(accountId);
    const now = clock.now();
    const pause = breakAfter(before, wantedOf(asked, now), now);
    await protections.writeBreak(accountId, pause);
    return { kind: 'ok', data: toPlayerLimitsInfo({ limits, pause }, currencyId, now) };
  });
}

function wantedOf(asked: Request['pause'], now: number): Pause {
  const length = asked.kind === 'time_out' ? asked.hours * HOUR_MS : asked.days * DAY_MS;
  return { kind: asked.kind, until: now + length };
}
