import { answerInTime } from '../../services/answer-in-time';
import { placeBets } from '../../services/place-bets';
import type { CallHandler } from '../call-handler';

/** Places bets, answered within five seconds whatever the database does (BET-8). */
export const playMore: CallHandler<'playMore'> = (context, request, info) =>
  answerInTime(context.log, () => placeBets(context, request, info));
