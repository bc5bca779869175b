import { placeBets, readPlacement } from '../../placement';
import { callerOf } from '../../platform/calls';
import { answerInTime } from '../../platform/concurrency/answer-in-time';
import { swapTeam as swap } from '../../pools';
import type { CallHandler } from './call-handler';

/** Abandoning a request leaves a row, so it counts like a rejected placement (BET-8, S-L1). */
export const getBetByRequestId: CallHandler<'getBetByRequestId'> = async (context, request, info) => {
  const account = `account ${callerOf(info).accountId}`;
  if (request.abandon_if_missing === 1) info.limiter.check('rows_of_refused', account);
  const outcome = await readPlacement(context, request, info);
  if (request.abandon_if_missing === 1 && outcome.kind === 'ok' && outcome.data.found === 0)
    info.limiter.spend('rows_of_refused', account);
  return outcome;
};

/** Answers within five seconds of arrival even if the database hangs (BET-8). */
export const playMore: CallHandler<'playMore'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => placeBets(context, request, info), info);
  const isTaken = outcome.kind === 'ok' && outcome.data.results.some(({ order_no }) => order_no !== null);
  if (!isTaken) info.limiter.spend('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
};

/** Same deadline as a placement (BET-5, BET-8). */
export const swapTeam: CallHandler<'swapTeam'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => swap(context, request, info), info);
  if (outcome.kind === 'refused') info.limiter.spend('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
};
