import { changeSchema } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { News } from '../platform/records';

/** Wall-clock interval of heartbeats, in ms. */
export const BEAT_MS = 1_000;

const count = z.int().check(z.gte(0));
/**
 * `term` numbers the leaders, `seq` their events: 1, 2, 3 …; a heartbeat repeats the last `seq` and has its own number,
 * so replayed heartbeats prove nothing.
 */
const place = { term: count, seq: count };

const matchNews = z.strictObject({
  kind: z.literal('match'),
  gameId: z.int(),
  changes: z.array(z.strictObject({ change: changeSchema, inList: z.boolean(), urgent: z.boolean() })),
});
const playerNews = z.strictObject({ kind: z.literal('player'), accountId: z.int(), orderNos: z.array(z.string()) });

const messageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('news'),
    ...place,
    id: count,
    at: z.optional(count),
    news: z.discriminatedUnion('kind', [matchNews, playerNews]),
  }),
  z.strictObject({ type: z.literal('beat'), ...place, beat: count }),
  z.strictObject({ type: z.literal('wake') }),
]);
type Message = z.infer<typeof messageSchema>;

export interface Place {
  readonly term: number;
  readonly seq: number;
}

export type NewsMessage = Place & {
  readonly type: 'news';
  readonly id: number;
  /** Commit time in ms, wall clock; missing from earlier versions. */
  readonly at?: number | undefined;
  readonly news: News;
};
export type BusMessage =
  NewsMessage | (Place & { readonly type: 'beat'; readonly beat: number }) | { readonly type: 'wake' };

/** Sent by a process without relay after storing outbox events. */
export const WAKE = JSON.stringify({ type: 'wake' });

/** @param beat heartbeat number of this leader: 1, 2, 3 … */
export const encodeBeat = ({ term, seq }: Place, beat: number): string =>
  JSON.stringify({ type: 'beat', term, seq, beat });

/** `text` is the stored JSON. */
export interface SentNews {
  readonly id: number;
  /** Commit time in ms, wall clock. */
  readonly at: number;
  readonly text: string;
}

export const encodeNews = ({ term, seq }: Place, { id, at, text }: SentNews): string =>
  `{"type":"news","term":${term},"seq":${seq},"id":${id},"at":${at},"news":${text}}`;

/** Null if invalid. */
export function decode(text: string): BusMessage | null {
  try {
    const parsed = z.safeParse(messageSchema, JSON.parse(text));
    return parsed.success ? (parsed.data satisfies Message) : null;
  } catch {
    return null;
  }
}
