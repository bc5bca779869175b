import { answerInTime } from '../../platform/concurrency/answer-in-time';
import { callerOf } from '../../players/sessions/caller-of';
import { placeBets } from '../../placement/place-bets';
import type { CallHandler } from '../call-handler';

/** Answers within five seconds of arrival even if the database hangs (BET-8). */
export const playMore: CallHandler<'playMore'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => placeBets(context, request, info), info);
  const isTaken = outcome.kind === 'ok' && outcome.data.results.some(({ order_no }) => order_no !== null);
  if (!isTaken) info.limiter.spend('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
};
