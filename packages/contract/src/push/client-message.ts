import * as z from 'zod/mini';

import { cursorSchema } from './server-message';
import { topicSchema } from './topics';

const subscribe = z.strictObject({
  type: z.literal('subscribe'),
  topic: topicSchema,
  /** To resume; null requests a new snapshot. */
  cursor: z.nullable(cursorSchema),
});
const unsubscribe = z.strictObject({ type: z.literal('unsubscribe'), topic: topicSchema });
const auth = z.strictObject({ type: z.literal('auth'), ticket: z.string().check(z.minLength(16), z.maxLength(128)) });

/** Messages from the client; at most 16 KB each. */
export const clientMessageSchema = z.discriminatedUnion('type', [subscribe, unsubscribe, auth]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
