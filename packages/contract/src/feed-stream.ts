import * as z from 'zod/mini';

import { flag } from './entities/statuses';
import { gameId } from './ids';

/**
 * A stream of a match, by platform and channel (STREAM-1). Values are as loose as a source may send them: the guard drops a
 * stream that cannot be offered, and betting on the match goes on (bad input row 191).
 */
export const streamEventSchema = z.strictObject({
  type: z.literal('stream'),
  game_id: gameId,
  lang: z.string().check(z.maxLength(2_000)),
  platform: z.string().check(z.maxLength(2_000)),
  channel: z.string().check(z.maxLength(2_000)),
  is_official: flag,
  status: z.string().check(z.maxLength(2_000)),
  delay_s: z.nullable(z.number()),
});
export type StreamEvent = z.infer<typeof streamEventSchema>;
