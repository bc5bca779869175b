import * as z from 'zod/mini';

import { reason, requestId } from '../desk-values';
import { gameStop, virtualGame, virtualGames } from '../game-values';
import { type DeskCall, nothing } from './desk-call';

const act = { request_id: requestId, reason, game: virtualGame };
/** In force now; null: none. */
const changedStop = z.strictObject({ stop: z.nullable(gameStop) });

/** Virtual games (DESK-22). */
export const GAME_CALLS = {
  virtualGames: { right: 'see_games', needsStepUp: false, body: nothing, answer: virtualGames, problems: [] },
  /** Of Speed LOL the round that runs ends as usual. */
  stopVirtualGame: {
    right: 'stop_games',
    needsStepUp: false,
    body: z.strictObject(act),
    answer: changedStop,
    problems: ['changed_meanwhile', 'repeated'],
  },
  /** Ends the stop that was seen. */
  startVirtualGame: {
    right: 'stop_games',
    needsStepUp: false,
    body: z.strictObject({ ...act, stop_id: z.int().check(z.gte(1)) }),
    answer: changedStop,
    problems: ['changed_meanwhile', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
