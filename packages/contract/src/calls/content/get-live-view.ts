import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { liveViewSchema } from '../../entities/watch/live-view';
import { gameId } from '../../ids';

/**
 * State of the map under way, or of the one before it during a break, with its gold lead so far (VIEW-1). `view` is null
 * if the source states none. The topic `view:<game_id>` exists while there is a view, and is the way to follow it.
 *
 * @example { lang: 2, game_id: 1204 }
 */
export const getLiveView = defineCall({
  path: '/api/content/getLiveView',
  auth: 'public',
  request: { game_id: gameId },
  response: z.object({ view: z.nullable(liveViewSchema) }),
  refusals: ['no_match'],
  requirement: 'VIEW-1',
});
