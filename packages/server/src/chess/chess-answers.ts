import type { ChessRefusedInfo, Refusal } from '@clutchline/contract';
import { hashOf, toHex } from '@clutchline/domain/chance';
import * as z from 'zod/mini';

import { callerOf, type CallInfo, type Outcome } from '../platform/calls';
import { answerInTime } from '../platform/concurrency/answer-in-time';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { toStateInfo } from './chess-info';
import type { AnsweredAction } from './chess-store';
import type { Context } from './context';
import type { HeldChess } from './hold-chess';

/** Runs one action in one transaction. The actions of a player run one after the other (CHESS-11). */
export async function runAction<Answer>(
  context: Context,
  info: CallInfo,
  work: (context: Context) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const run = () => context.inTransaction((stores) => work({ ...context, stores }));
  const { accountId } = callerOf(info);
  return await answerInTime(context.log, () => withKeyedMutex(context.stores, accountId, run), info);
}

/** A request id belongs to one body. */
export const bodyHashOf = (body: object): string => toHex(hashOf(JSON.stringify(body)));

/** With the state that refused the action, so that a page that was late shows it. */
export function refuseChess(refusal: Refusal, { stored, moment }: HeldChess, waitMs = 0): Outcome<never> {
  const data: ChessRefusedInfo = { wait_ms: Math.ceil(waitMs), state: toStateInfo(stored, moment) };
  return { kind: 'refused', refusal, data };
}

/** Of a repeated request; with another body it is a conflict (CHESS-11). */
export function storedAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  {
    answered,
    bodyHash,
    held,
  }: { readonly answered: AnsweredAction; readonly bodyHash: string; readonly held: HeldChess },
): Outcome<z.output<Schema>> {
  if (answered.bodyHash !== bodyHash) return refuseChess('request_conflict', held);
  return { kind: 'ok', data: z.parse(schema, answered.answer) };
}
