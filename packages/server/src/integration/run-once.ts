import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

import * as z from 'zod/mini';

import type { Context, Stores } from './context';
import { DAY } from '../platform/time/durations';
import { type OperatorOutcome, problem } from './operator-outcome';
import { OPERATOR_PROBLEMS, type OperatorProblem } from '@clutchline/contract/operator';

const RETENTION_MS = 2 * DAY;

const hashOf = (purpose: string, text: string): Buffer => createHash('sha256').update(`${purpose}\n${text}`).digest();

const isProblem = (name: string): name is OperatorProblem => Object.hasOwn(OPERATOR_PROBLEMS, name);
const storedOutcome = z.union([
  z.object({ kind: z.literal('ok'), data: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('problem'),
    problem: z.string().check(z.refine(isProblem)),
    fields: z.record(z.string(), z.string()),
  }),
]);

const CIPHER = 'aes-256-gcm';
/** The encryption key encrypts one text only. */
const NONCE = Buffer.alloc(12);
const TAG_BYTES = 16;

function encrypt(key: Buffer, outcome: OperatorOutcome): Buffer {
  const cipher = createCipheriv(CIPHER, key, NONCE);
  const text = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, stored: Uint8Array): OperatorOutcome {
  const decipher = createDecipheriv(CIPHER, key, NONCE);
  decipher.setAuthTag(stored.subarray(0, TAG_BYTES));
  const text = Buffer.concat([decipher.update(stored.subarray(TAG_BYTES)), decipher.final()]).toString();
  const outcome = z.parse(storedOutcome, JSON.parse(text));
  if (outcome.kind === 'ok') return outcome;
  return isProblem(outcome.problem) ? { ...outcome, problem: outcome.problem } : problem('internal');
}

/** Effect and answer are committed together; a repetition gets the same answer. */
export async function runOnce(
  { inTransaction, wallClock }: Pick<Context, 'inTransaction' | 'wallClock'>,
  request: { readonly key: string; readonly content: string },
  work: (stores: Stores) => Promise<OperatorOutcome>,
): Promise<OperatorOutcome> {
  const keyHash = hashOf('id', request.key);
  const secret = hashOf('answer', request.key);
  const bodyHash = hashOf('body', request.content);
  return await inTransaction(async (stores) => {
    const stored = await stores.integration.lockRequest(keyHash);
    if (stored !== null)
      return bodyHash.equals(stored.bodyHash) ? decrypt(secret, stored.answer) : problem('key_reused');
    const outcome = await work(stores);
    const now = wallClock.now();
    const times = { expiresAt: now + RETENTION_MS, now };
    await stores.integration.storeRequest(keyHash, { bodyHash, answer: encrypt(secret, outcome) }, times);
    return outcome;
  });
}
