import * as z from 'zod/mini';

import { cursorSchema } from './server-message';
import { MAX_TOPIC_LENGTH } from './topics';

/** Of any name: the server answers one that it does not know with an error, so that a newer client stays connected. */
const topic = z.string().check(z.minLength(1), z.maxLength(MAX_TOPIC_LENGTH));

const subscribe = z.strictObject({
  type: z.literal('subscribe'),
  topic,
  /** To resume; null requests a new snapshot. */
  cursor: z.nullable(cursorSchema),
});
const unsubscribe = z.strictObject({ type: z.literal('unsubscribe'), topic });
const auth = z.strictObject({ type: z.literal('auth'), ticket: z.string().check(z.minLength(16), z.maxLength(128)) });

/** Messages from the client; at most 16 KB each. */
export const clientMessageSchema = z.discriminatedUnion('type', [subscribe, unsubscribe, auth]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
