import { changeSchema } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { News } from '../ports/outbox-store';

/** Real time between two words of the relay when there is no news, in ms. */
export const BEAT_MS = 1_000;

const count = z.int().check(z.gte(0));
/**
 * `term` counts the leaders, `seq` the news that this leader has sent: 1, 2, 3 …; a beat repeats the last one and has a
 * number of its own, so that a recorded beat that somebody sends again proves nothing.
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

/** Where a message stands in what one leader sends. */
export interface Place {
  readonly term: number;
  readonly seq: number;
}

export type NewsMessage = Place & {
  readonly type: 'news';
  readonly id: number;
  /** When they were committed, in ms of real time; processes of an earlier version do not say. */
  readonly at?: number | undefined;
  readonly news: News;
};
/** What the processes say to each other. */
export type BusMessage =
  NewsMessage | (Place & { readonly type: 'beat'; readonly beat: number }) | { readonly type: 'wake' };

/** There is something in the outbox, says a process that has no relay. */
export const WAKE = JSON.stringify({ type: 'wake' });

/** @param beat counts the beats of this leader: 1, 2, 3 … */
export const encodeBeat = ({ term, seq }: Place, beat: number): string =>
  JSON.stringify({ type: 'beat', term, seq, beat });

/** News on the bus; `text` is their JSON as the outbox keeps it. */
export interface SentNews {
  readonly id: number;
  /** When they were committed, in ms of real time. */
  readonly at: number;
  readonly text: string;
}

export const encodeNews = ({ term, seq }: Place, { id, at, text }: SentNews): string =>
  `{"type":"news","term":${term},"seq":${seq},"id":${id},"at":${at},"news":${text}}`;

/** Null where it is none. */
export function decode(text: string): BusMessage | null {
  try {
    const parsed = z.safeParse(messageSchema, JSON.parse(text));
    return parsed.success ? (parsed.data satisfies Message) : null;
  } catch {
    return null;
  }
}
