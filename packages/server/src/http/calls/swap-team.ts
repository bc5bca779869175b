import { answerInTime } from '../../platform/concurrency/answer-in-time';
import { callerOf } from '../../players/sessions/caller-of';
import { swapTeam as swap } from '../../pools/swap-team';
import type { CallHandler } from '../call-handler';

/** Same deadline as a placement (BET-5, BET-8). */
export const swapTeam: CallHandler<'swapTeam'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => swap(context, request, info), info);
  if (outcome.kind === 'refused') info.limiter.spend('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
};
