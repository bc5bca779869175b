import {
  changeSchema,
  type LiveView,
  liveViewSchema,
  type RoundGame,
  roundGameSchema,
  type RoundUpdate,
  roundUpdateSchema,
} from '@clutchline/contract';
import * as z from 'zod/mini';

import type { OutboxEvent } from '../platform/records';

export const HEARTBEAT_MS = 1_000;

const count = z.int().check(z.gte(0));
const positionFields = { term: count, seq: count };

const matchEvent = z.strictObject({
  kind: z.literal('match'),
  gameId: z.int(),
  changes: z.array(z.strictObject({ change: changeSchema, inList: z.boolean(), urgent: z.boolean() })),
});
const suspendedEvent = z.strictObject({
  kind: z.literal('suspended'),
  plays: z.array(z.strictObject({ gameId: z.int(), playId: z.int(), inList: z.boolean() })),
});
const announcementEvent = z.strictObject({ kind: z.literal('news') });
const sessionsEvent = z.strictObject({ kind: z.literal('sessions'), accountId: z.int() });
const playerEvent = z.strictObject({
  kind: z.literal('player'),
  accountId: z.int(),
  orderNos: z.array(z.string()),
  hasChess: z.optional(z.literal(true)),
});

const messageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('event'),
    ...positionFields,
    id: count,
    at: z.optional(count),
    event: z.discriminatedUnion('kind', [matchEvent, suspendedEvent, announcementEvent, sessionsEvent, playerEvent]),
  }),
  z.strictObject({ type: z.literal('heartbeat'), ...positionFields, heartbeat: count }),
  z.strictObject({ type: z.literal('wake') }),
  z.strictObject({ type: z.literal('views'), views: z.array(liveViewSchema) }),
  z.strictObject({ type: z.literal('round'), update: roundUpdateSchema, game: roundGameSchema }),
]);

/**
 * `term` numbers the leaders, `seq` their events from 1. A heartbeat repeats the last `seq` and has its own number, so
 * a replayed heartbeat proves nothing.
 */
export interface StreamPosition {
  readonly term: number;
  readonly seq: number;
}

export interface EventMessage extends StreamPosition {
  readonly type: 'event';
  readonly id: number;
  /** Commit time, wall clock. */
  readonly at?: number | undefined;
  readonly event: OutboxEvent;
}

export interface HeartbeatMessage extends StreamPosition {
  readonly type: 'heartbeat';
  readonly heartbeat: number;
}

/** Live views of matches under way, newest only. They have no position: a lost message is replaced by the next. */
export interface ViewsMessage {
  readonly type: 'views';
  readonly views: LiveView[];
}

/** Speed LOL, with the whole game after the update: a lost message is made good by the next. */
export interface RoundMessage {
  readonly type: 'round';
  readonly update: RoundUpdate;
  readonly game: RoundGame;
}

/** `wake`: a process without relay stored events. */
export type BusMessage = EventMessage | HeartbeatMessage | ViewsMessage | RoundMessage | { readonly type: 'wake' };

export function parseMessage(value: unknown): BusMessage | null {
  const parsed = z.safeParse(messageSchema, value);
  return parsed.success ? parsed.data : null;
}

export function decodeMessage(text: string): BusMessage | null {
  try {
    return parseMessage(JSON.parse(text));
  } catch {
    return null;
  }
}
