import type { Server } from 'node:http';

import { MATCH_STATUS, viewTopic, type LiveState, type LiveView } from '@clutchline/contract';
import { buildMobaView } from '@clutchline/domain/testing';

import { bareSide } from './bare-side';
import { startHub } from './product-side';
import type { PushSide } from './push-side';

const GAME = 1;
/** As late in a map: a step of the gold lead every ten seconds. */
const STEPS = 120;
const LIVE: LiveState = {
  ...{ status: MATCH_STATUS.live, is_hide: 0, round: 1, score_1: 0, score_2: 0 },
  ...{ round_score_1: 0, round_score_2: 0, clock_s: 0 },
};

/** `at` is the publishing time in µs. */
const viewOf = (n: number, at: number): LiveView =>
  buildMobaView({
    ...{ game_id: GAME, at, clock_s: 10 * STEPS + n, kills: [20 + (n % 50), 18], gold: [60_000 + n, 58_000] },
    lead: Array.from({ length: STEPS }, (_, step) => [step * 10, (step % 7) * 100]),
  });

export const bareViews = (server: Server): PushSide =>
  bareSide(server, viewTopic(GAME), (n, at) => ({ type: 'view', update: { view: viewOf(n, at) } }));

export function productViews(server: Server): PushSide {
  const hub = startHub(server, (filled) => {
    const change = { type: 'live', game_id: GAME, live: LIVE } as const;
    filled.restart([{ gameId: GAME, changes: [{ change, inList: true, urgent: false }] }]);
    filled.publishViews([viewOf(0, 1)]);
  });
  return { publish: (n, at) => hub.publishViews([viewOf(n, at)]) };
}
