import { breakAfter, type Pause } from '@clutchline/domain';

import type { Context } from '../context';
import { readPlayerLimits } from './player-limits';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

type Request = CallRequest<'takeBreak'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Never shortens a break (BET-7, R13). */
export async function takeBreak(
  context: Pick<Context, 'inTransaction' | 'stores' | 'clock' | 'wallClock'>,
  request: Request,
  info: CallInfo,
): Promise<Outcome<CallResponse<'takeBreak'>>> {
  const { accountId } = callerOf(info);
  await context.inTransaction(async ({ protections }) => {
    const { pause: before } = await protections.hold(accountId);
    const now = context.clock.now();
    await protections.writeBreak(accountId, breakAfter(before, requestedPause(request.pause, now), now));
  });
  return await readPlayerLimits(context, request, info);
}

function requestedPause(requested: Request['pause'], now: number): Pause {
  const length = requested.kind === 'time_out' ? requested.hours * HOUR_MS : requested.days * DAY_MS;
  return { kind: requested.kind, until: now + length };
}
