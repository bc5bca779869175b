import type * as z from 'zod/mini';

import { readAnswer, type Answer, type RefusedAnswer } from './read-answer';
import { refusalOf, type Refusal } from './reply-codes';

/** Meaning of an answer: section 8 of the specification as a type (ERR-1…ERR-7). */
export type Reply<Data> = Exclude<Answer<Data>, RefusedAnswer> | RefusedReply;

interface RefusedReply extends Omit<RefusedAnswer, 'error_code'> {
  readonly refusal: Refusal;
  /** The HTTP status is not 2xx: the server cannot answer now, and the refusal does not concern the player (C10). */
  readonly isTemporary?: boolean;
}

/**
 * {@link readAnswer} with the name of a refusal.
 *
 * @example readReply(balance.response, await response.json())
 */
export function readReply<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): Reply<z.output<Schema>> {
  const answer = readAnswer(schema, body);
  return answer.kind === 'refused' ? nameRefusal(answer) : answer;
}

/** A code without a name is `unavailable`. */
export function nameRefusal({ error_code, ...answer }: RefusedAnswer): RefusedReply {
  return { ...answer, refusal: refusalOf(error_code) ?? 'unavailable' };
}
