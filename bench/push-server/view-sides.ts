import type { Server } from 'node:http';

import { MATCH_STATUS, viewTopic, type LiveState, type LiveView } from '@clutchline/contract';
import { buildMobaView } from '@clutchline/domain/testing';

import { bareSide } from './bare-side';
import { startHub } from './product-side';
import type { PushSide } from './push-side';

/** As late in a map: a step of the gold lead every ten seconds. */
const STEPS = 120;
const LIVE: LiveState = {
  ...{ status: MATCH_STATUS.live, is_hide: 0, round: 1, score_1: 0, score_2: 0 },
  ...{ round_score_1: 0, round_score_2: 0, clock_s: 0 },
};

/** `at` is the publishing time in µs. */
const viewOf = (game_id: number, at: number): LiveView =>
  buildMobaView({
    ...{ game_id, at, clock_s: 10 * STEPS, kills: [20 + (at % 50), 18], gold: [60_000 + (at % 900), 58_000] },
    lead: Array.from({ length: STEPS }, (_, step) => [step * 10, (step % 7) * 100]),
  });

export const bareViews = (server: Server): PushSide =>
  bareSide(server, viewTopic, (gameId, at) => ({ type: 'view', update: { view: viewOf(gameId, at) } }));

export function productViews(server: Server, matches: number): PushSide {
  const gameIds = Array.from({ length: matches }, (_, n) => n + 1);
  const hub = startHub(server, (filled) => {
    filled.restart(
      gameIds.map((gameId) => {
        const change = { type: 'live', game_id: gameId, live: LIVE } as const;
        return { gameId, changes: [{ change, inList: true, urgent: false }] };
      }),
    );
    filled.publishViews(gameIds.map((gameId) => viewOf(gameId, 1)));
  });
  return { publish: (gameId, at) => hub.publishViews([viewOf(gameId, at)]) };
}
