import * as z from 'zod/mini';

import { flag } from '../entities/statuses';
import { epochMs } from '../ids';
import { changeSchema } from './change';
import { topicSchema } from './topics';

const seq = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** Names one run of the server's numbering; a sequence number means nothing outside its epoch. */
const epoch = z.string().check(z.minLength(8), z.maxLength(64));

/** A place in a stream, to resume from (PUSH-5). */
export const cursorSchema = z.strictObject({ epoch, seq });
export type Cursor = z.infer<typeof cursorSchema>;

const hello = z.strictObject({
  type: z.literal('hello'),
  server_time: epochMs,
  heartbeat_ms: z.int().check(z.gte(100), z.lte(120_000)),
});

const changes = z.array(changeSchema).check(z.maxLength(50_000));

/** The whole ticking state of a topic as the changes that would make it; numbered `seq`. */
const snapshot = z.strictObject({
  type: z.literal('snapshot'),
  topic: topicSchema,
  epoch,
  seq,
  changes,
});

/** Changes since `prev`; a reader whose own number is not `prev` has a gap and asks for a fresh image. */
const delta = z.strictObject({
  type: z.literal('delta'),
  topic: topicSchema,
  epoch,
  prev: seq,
  seq,
  changes,
});

const resumed = z.strictObject({ type: z.literal('resumed'), topic: topicSchema, epoch, seq });
const heartbeat = z.strictObject({ type: z.literal('heartbeat'), server_time: epochMs });
/** Whether the prices are current at the server itself; said when that turns, and after hello where they are not. */
const live = z.strictObject({ type: z.literal('live'), live: flag });
const authOk = z.strictObject({ type: z.literal('auth-ok') });
const failure = z.strictObject({
  type: z.literal('error'),
  reason: z.enum(['bad-message', 'unknown-topic', 'not-authorised', 'too-many-topics']),
  topic: z.nullable(z.string().check(z.maxLength(64))),
});

/** Everything the server says on the push socket. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  hello,
  snapshot,
  delta,
  resumed,
  heartbeat,
  live,
  authOk,
  failure,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** The kinds of change that this build knows. */
const KINDS = new Set<unknown>(changeSchema._zod.propValues['type']);

const isKnown = (change: unknown): boolean => !(change instanceof Object && 'type' in change) || KINDS.has(change.type);

/**
 * Reads what the server said; null where it is no message. A kind of change that this build does not know is passed
 * over, so that a newer server can say more (PUSH-5); a malformed change of a known kind spoils its message.
 *
 * @param said the parsed JSON.
 */
export function readServerMessage(said: unknown): ServerMessage | null {
  const known =
    typeof said === 'object' && said !== null && 'changes' in said && Array.isArray(said.changes)
      ? { ...said, changes: said.changes.filter(isKnown) }
      : said;
  return z.safeParse(serverMessageSchema, known).data ?? null;
}
