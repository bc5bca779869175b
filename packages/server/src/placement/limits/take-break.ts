import { breakAfter, type Pause } from '@clutchline/domain';

import type { Context } from '../context';
import { readPlayerLimits } from './read-player-limits';
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
    await protections.writeBreak(accountId, breakAfter(before, wantedOf(request.pause, now), now));
  });
  return await readPlayerLimits(context, request, info);
}

function wantedOf(asked: Request['pause'], now: number): Pause {
  const length = asked.kind === 'time_out' ? asked.hours * HOUR_MS : asked.days * DAY_MS;
  return { kind: asked.kind, until: now + length };
}
