import { answerInTime } from '../../services/answer-in-time';
import { swapTeam as swap } from '../../services/swap-team';
import type { CallHandler } from '../call-handler';

/** Swaps the side of a pool ticket, answered in time as a placement is (BET-5, BET-8). */
export const swapTeam: CallHandler<'swapTeam'> = (context, request, info) =>
  answerInTime(context.log, () => swap(context, request, info));
