import * as z from 'zod/mini';

import { cursorSchema } from '../push/server-message';
import type { DeskRight } from './desk-rights';
import { moment } from './desk-values';

/** Push on the listener of the desk. Its messages are those of the players' push, with the topics and changes below. */
export const DESK_PUSH_PATH = '/desk/push';

/** `match:<game_id>`: a sheet. */
export const deskTopic = z
  .string()
  .check(z.maxLength(24), z.regex(/^(overview|ticker|queue|referred|alarms|audit|match:[1-9]\d{0,15})$/));
export type DeskTopic = z.infer<typeof deskTopic>;

const TOPIC_KINDS = ['overview', 'ticker', 'queue', 'referred', 'alarms', 'audit', 'match'] as const;
export type DeskTopicKind = (typeof TOPIC_KINDS)[number];

export const deskTopicKind = (topic: DeskTopic): DeskTopicKind => TOPIC_KINDS.find((kind) => topic === kind) ?? 'match';

/** Of a topic of kind `match`. */
export const matchOfTopic = (topic: DeskTopic): number => Number(topic.slice('match:'.length));

/** Checked when a topic is joined, and again while it lasts. */
export const DESK_TOPIC_RIGHTS: Readonly<Record<DeskTopicKind, DeskRight>> = {
  overview: 'see_liability',
  ticker: 'see_bets',
  queue: 'see_proposals',
  referred: 'referred',
  alarms: 'see_liability',
  audit: 'audit_all',
  match: 'see_liability',
};

/** Of the queue: how many referred bets wait for a decision. */
export const REFERRED_KEY = 'referred';

/** Of the queue: a proposal that waits for another person; key: `proposal:<proposal_id>`. */
export const queuedProposal = z.strictObject({
  ...{ proposal_id: z.int(), kind: z.string(), reason: z.string(), proposed_by: z.string() },
  ...{ proposed_at: moment, expires_at: moment },
});
export type QueuedProposal = z.infer<typeof queuedProposal>;

const topic = z.string().check(z.minLength(1), z.maxLength(64));

export const deskClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), topic, cursor: z.nullable(cursorSchema) }),
  z.strictObject({ type: z.literal('unsubscribe'), topic }),
]);
export type DeskClientMessage = z.infer<typeof deskClientMessage>;

/** A topic is a table of values by key; null: the key is gone. A reader parses the values of the keys that it shows. */
export const deskChange = z.strictObject({ key: z.string(), value: z.unknown() });
export type DeskChange = z.infer<typeof deskChange>;

/** Key of every topic: when it was read, and when at the latest it is read again. Silence beyond it means stale. */
export const READ_KEY = 'read';
export const deskRead = z.strictObject({ at: moment, next_ms: z.int() });

const seq = z.int().check(z.nonnegative());
const place = { topic: deskTopic, epoch: z.string(), seq };
const changes = z.array(deskChange);

export const deskServerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), server_time: moment, heartbeat_ms: z.int() }),
  z.strictObject({ type: z.literal('snapshot'), ...place, changes }),
  z.strictObject({ type: z.literal('delta'), ...place, prev: seq, changes }),
  z.strictObject({ type: z.literal('resumed'), ...place }),
  z.strictObject({ type: z.literal('heartbeat'), server_time: moment }),
  z.strictObject({
    type: z.literal('error'),
    reason: z.enum(['bad-message', 'unknown-topic', 'not-authorised', 'too-many-topics']),
    topic: z.nullable(z.string()),
  }),
]);
export type DeskServerMessage = z.infer<typeof deskServerMessage>;

/** Of the ticker: a bet, newest 200; key: its order number. */
export const tickerRow = z.strictObject({
  order_no: z.string(),
  at: z.int(),
  player_id: z.string(),
  currency_id: z.int(),
  stake: z.string(),
  bet: z.enum(['single', 'parlay']),
  odds: z.string(),
  game_id: z.int(),
  game_type_id: z.int(),
  is_live: z.boolean(),
  receive_status: z.int(),
});
export type TickerRow = z.infer<typeof tickerRow>;
export const TICKER_ROWS = 200;
/** Of the ticker: bets that were not shown since the frame before. */
export const SKIPPED_KEY = 'skipped';
