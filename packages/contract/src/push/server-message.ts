import * as z from 'zod/mini';

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

/** The whole ticking state of a topic as the changes that would make it; numbered `seq`. */
const snapshot = z.strictObject({
  type: z.literal('snapshot'),
  topic: topicSchema,
  epoch,
  seq,
  changes: z.array(changeSchema).check(z.maxLength(50_000)),
});

/** Changes since `prev`; a reader whose own number is not `prev` has a gap and asks for a fresh image. */
const delta = z.strictObject({
  type: z.literal('delta'),
  topic: topicSchema,
  epoch,
  prev: seq,
  seq,
  changes: z.array(changeSchema).check(z.maxLength(50_000)),
});

const resumed = z.strictObject({ type: z.literal('resumed'), topic: topicSchema, epoch, seq });
const heartbeat = z.strictObject({ type: z.literal('heartbeat'), server_time: epochMs });
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
  authOk,
  failure,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
