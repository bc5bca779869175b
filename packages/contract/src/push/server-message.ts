import * as z from 'zod/mini';
import { flag } from '../entities/statuses';
import { epochMs } from '../ids';
import { type Change, changeSchema, readPrice } from './change';
import { MAX_TOPIC_LENGTH, TOPIC, topicSchema } from './topics';

const seq = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** Of one run of the server's numbering; a sequence number is valid only within its epoch. */
const epoch = z.string().check(z.minLength(8), z.maxLength(64));

/** Position in a topic, to resume from (PUSH-5). */
export const cursorSchema = z.object({ epoch, seq });
export type Cursor = z.infer<typeof cursorSchema>;

const hello = z.object({
  type: z.literal('hello'),
  server_time: epochMs,
  heartbeat_ms: z.int().check(z.gte(100), z.lte(120_000)),
});

const MOST_CHANGES = 50_000;
const changes = z.array(changeSchema).check(z.maxLength(MOST_CHANGES));

/** Current state of a topic; its position is `seq`. */
const snapshot = z.object({
  type: z.literal('snapshot'),
  topic: topicSchema,
  epoch,
  seq,
  changes,
});

/** Changes since `prev`. A client at another position has a gap and requests a new snapshot. */
const delta = z.object({
  type: z.literal('delta'),
  topic: topicSchema,
  epoch,
  prev: seq,
  seq,
  changes,
});

const resumed = z.object({ type: z.literal('resumed'), topic: topicSchema, epoch, seq });
const heartbeat = z.object({ type: z.literal('heartbeat'), server_time: epochMs });
/** Whether the server's own prices are current. Sent on each change, and after `hello` if they are not. */
const live = z.object({ type: z.literal('live'), live: flag });
const authOk = z.object({ type: z.literal('auth-ok') });
const failure = z.object({
  type: z.literal('error'),
  reason: z.enum(['bad-message', 'unknown-topic', 'not-authorised', 'too-many-topics']),
  topic: z.nullable(z.string().check(z.maxLength(MAX_TOPIC_LENGTH))),
});

/** Messages from the server. */
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

const KINDS = new Set<unknown>(changeSchema._zod.propValues['type']);

const isKnown = (change: unknown): boolean => !(change instanceof Object && 'type' in change) || KINDS.has(change.type);

/** Skips unknown kinds; null if one of a known kind is malformed, or if there are too many. */
function readChanges(received: readonly unknown[]): Change[] | null {
  const read: Change[] = [];
  for (const change of received) {
    const price = readPrice(change);
    if (price === null && !isKnown(change)) continue;
    const known = price ?? z.safeParse(changeSchema, change).data;
    if (known === undefined) return null;
    read.push(known);
  }
  return read.length > MOST_CHANGES ? null : read;
}

type Delta = Extract<ServerMessage, { type: 'delta' }>;

const USUAL_EPOCH = /^[\w-]{8,64}$/;

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The result of the schema for a delta without its changes (P9). Null for everything else. */
function readDelta(message: object): Delta | null {
  const { type, topic, epoch, prev, seq }: { readonly [Field in keyof Delta]?: unknown } = message;
  if (type !== 'delta' || typeof topic !== 'string' || !TOPIC.test(topic)) return null;
  if (typeof epoch !== 'string' || !USUAL_EPOCH.test(epoch) || !isSeq(prev) || !isSeq(seq)) return null;
  return { type, topic, epoch, prev, seq, changes: [] };
}

const readWhole = (message: unknown): ServerMessage | null => z.safeParse(serverMessageSchema, message).data ?? null;

/**
 * Validates a message of the server, given as parsed JSON; null if it is invalid. Skips unknown kinds of change, so
 * that a newer server can add kinds (PUSH-5). A malformed change of a known kind makes the whole message invalid.
 */
export function readServerMessage(message: unknown): ServerMessage | null {
  const hasChanges = typeof message === 'object' && message !== null && 'changes' in message;
  if (!hasChanges || !Array.isArray(message.changes)) return readWhole(message);
  const whole = readDelta(message) ?? readWhole({ ...message, changes: [] });
  if (whole === null || !('changes' in whole)) return whole;
  const changes = readChanges(message.changes);
  return changes && { ...whole, changes };
}

/** 1008 and 1009 of RFC 6455, private ones from 4000 on. */
export const PUSH_CLOSE = { signInAgain: 4001, tooSlow: 4008, policy: 1008, tooBig: 1009 } as const;
