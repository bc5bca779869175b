import { callerOf } from '../../players/sessions/caller-of';
import { readPlacement } from '../../placement/read-placement';
import type { CallHandler } from '../call-handler';

/** Abandoning a request leaves a row, so it counts like a rejected placement (BET-8, S-L1). */
export const getBetByRequestId: CallHandler<'getBetByRequestId'> = async (context, request, info) => {
  const account = `account ${callerOf(info).accountId}`;
  if (request.give_up === 1) info.limiter.check('rows_of_refused', account);
  const outcome = await readPlacement(context, request, info);
  if (request.give_up === 1 && outcome.kind === 'ok' && outcome.data.found === 0)
    info.limiter.spend('rows_of_refused', account);
  return outcome;
};
