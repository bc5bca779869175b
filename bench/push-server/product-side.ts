import type { Server } from 'node:http';

import { Hub } from '../../packages/server/src/push/hub';
import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { startPush } from '../../packages/server/src/push/push-server';
import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

const POINTS_A_MATCH = 6;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function productSide(server: Server, points: number, isUrgent: boolean): PushSide {
  const hub = new Hub(() => Promise.resolve(null));
  const publish = (point: number, at: number): void => {
    const change = priceOf(point, at);
    hub.publishMatch(1 + Math.floor(point / POINTS_A_MATCH), [{ change, inList: true, urgent: isUrgent }]);
  };
  for (let point = 1; point <= points; point += 1) publish(point, 1);
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
  return { publish };
}
