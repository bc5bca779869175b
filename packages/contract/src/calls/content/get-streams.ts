import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { MAX_STREAMS, streamSchema } from '../../entities/watch/stream';
import { epochMs, gameId } from '../../ids';

/**
 * Streams of a match that this server may offer, without ended ones (STREAM-1, STREAM-4). Empty for an unknown match.
 *
 * @example { lang: 2, game_id: 1204 }
 */
export const getStreams = defineCall({
  path: '/api/content/getStreams',
  auth: 'public',
  request: { game_id: gameId },
  response: z.object({
    streams: z.array(streamSchema).check(z.maxLength(MAX_STREAMS)),
    /** Real time, unlike business time: the delay of a picture is measured against it (SYNC-1). */
    server_time: epochMs,
  }),
  refusals: [],
  requirement: 'STREAM-1',
});
