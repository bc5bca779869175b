import * as z from 'zod/mini';

import { flag } from '../statuses';

/** `hls` is a playlist; the others are players of the platform. */
export const streamPlatform = z.enum(['hls', 'twitch', 'youtube', 'bilibili', 'huya', 'douyu', 'soop', 'chzzk']);
export type StreamPlatform = z.infer<typeof streamPlatform>;

/** A stream that shows a match (STREAM-1). */
export const streamSchema = z.object({
  /** BCP 47. */
  lang: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)),
  platform: streamPlatform,
  /** Address of the playlist, or the name of the channel on the platform. */
  channel: z.string().check(z.minLength(1), z.maxLength(500)),
  is_official: flag,
  status: z.enum(['upcoming', 'live', 'ended']),
  /** As the source states it, seconds; null if it does not. */
  delay_s: z.nullable(z.int().check(z.gte(0), z.lte(300))),
});
export type MatchStream = z.infer<typeof streamSchema>;

/** Streams of a match; more are not stored (bad input row 191). */
export const MAX_STREAMS = 20;
