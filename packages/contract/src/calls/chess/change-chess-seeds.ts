import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { chessClientSeed, chessSeedsNo } from '../../entities/chess/chess-cards';
import { chessStateSchema } from '../../entities/chess/chess-state';
import { hex32, requestId } from '../../ids';

/**
 * Reveals the server seed in use, activates the next one, whose hash was shown before, with this client seed, and shows
 * the hash of a further one (CHESS-10). Also sets the first client seed. The server never proposes a client seed.
 *
 * @example { lang: 2, request_id: 'k3v9…', client_seed: 'lucky 八' }
 */
export const changeChessSeeds = defineCall({
  path: '/api/chess/changeSeeds',
  auth: 'token',
  request: { request_id: requestId, client_seed: chessClientSeed },
  response: z.object({
    revealed: z.object({ no: chessSeedsNo, hash: hex32, client_seed: z.nullable(chessClientSeed), seed: hex32 }),
    state: chessStateSchema,
  }),
  refusals: ['request_conflict', 'still_deciding', 'unavailable'],
  requirement: 'CHESS-10',
});
