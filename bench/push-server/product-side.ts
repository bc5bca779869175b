import type { Server } from 'node:http';

import type { RoundGame } from '@clutchline/contract';

import { Hub } from '../../packages/server/src/push/hub';
import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { startPush } from '../../packages/server/src/push/push-server';
import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

const POINTS_A_MATCH = 6;
/** For the snapshot. */
const PAUSED: RoundGame = { state: 'paused', now: 0, speed: 1, reason: 'no_epoch', until: null };
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function startHub(server: Server, fill: (hub: Hub) => void): Hub {
  const hub = new Hub(() => Promise.resolve(null));
  fill(hub);
  hub.tick();
  startPush(server, {
    hub,
    clock: { now: () => Date.now() },
    log: SILENT,
    redeem: () => Promise.resolve(null),
    filterLive: () => Promise.resolve([]),
    limits: { ...PUSH_LIMITS, connectionsPerAddress: 20_000 },
    allowOrigins: [],
    ownHosts: [],
    trustedHops: 0,
  });
  return hub;
}

export function productPrices(server: Server, points: number, isUrgent: boolean): PushSide {
  const publishTo = (hub: Hub, point: number, at: number): void => {
    const change = priceOf(point, at);
    hub.publishMatch(1 + Math.floor(point / POINTS_A_MATCH), [{ change, inList: true, urgent: isUrgent }]);
  };
  const hub = startHub(server, (filled) => {
    for (let point = 1; point <= points; point += 1) publishTo(filled, point, 1);
  });
  return { publish: (point, at) => publishTo(hub, point, at) };
}

/** The time of publishing, µs, is `now`. */
export function productRounds(server: Server): PushSide {
  const hub = startHub(server, () => undefined);
  const publish = (round: number, at: number): void =>
    hub.publishRound({ kind: 'phase', round, phase: 'betting', now: at, ends_at: at }, PAUSED);
  return { publish };
}
