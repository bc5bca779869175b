import type { Server } from 'node:http';

import type { BalanceInfo, RoundGame } from '@clutchline/contract';

import { Hub } from '../../packages/server/src/push/hub';
import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { startPush } from '../../packages/server/src/push/push-server';
import type { PushOptions } from '../../packages/server/src/push/push-sessions';
import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

const POINTS_A_MATCH = 6;
/** For the snapshot. */
const PAUSED: RoundGame = { state: 'paused', now: 0, speed: 1, reason: 'no_epoch', until: null };
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Players extends Pick<PushOptions, 'redeem' | 'filterLive'> {
  readonly readBalance: (accountId: number) => Promise<BalanceInfo | null>;
}

const NO_PLAYERS: Players = {
  redeem: () => Promise.resolve(null),
  filterLive: () => Promise.resolve([]),
  readBalance: () => Promise.resolve(null),
};

/** The ticket is the account, and no session ends. */
const ANY_PLAYER: Players = {
  redeem: (ticket) => Promise.resolve({ accountId: Number(ticket), tokenHash: ticket }),
  filterLive: (hashes) => Promise.resolve(hashes),
  readBalance: (accountId) => Promise.resolve({ amount: '100', nickname: `Player ${accountId}`, currency_id: 1 }),
};

export function startHub(server: Server, fill: (hub: Hub) => void, players = NO_PLAYERS): Hub {
  const hub = new Hub(players.readBalance);
  fill(hub);
  hub.tick();
  startPush(server, {
    hub,
    clock: { now: () => Date.now() },
    log: SILENT,
    redeem: players.redeem,
    filterLive: players.filterLive,
    limits: { ...PUSH_LIMITS, connectionsPerAddress: 20_000 },
    allowOrigins: [],
    ownHosts: [],
    trustedHops: 0,
  });
  return hub;
}

function startPrices(server: Server, points: number, isUrgent: boolean, players: Players): PushSide {
  const publishTo = (hub: Hub, point: number, at: number): void => {
    const change = priceOf(point, at);
    hub.publishMatch(1 + Math.floor(point / POINTS_A_MATCH), [{ change, inList: true, urgent: isUrgent }]);
  };
  const fill = (filled: Hub): void => {
    for (let point = 1; point <= points; point += 1) publishTo(filled, point, 1);
  };
  const hub = startHub(server, fill, players);
  return { publish: (point, at) => publishTo(hub, point, at) };
}

export const productPrices = (server: Server, points: number, isUrgent: boolean): PushSide =>
  startPrices(server, points, isUrgent, NO_PLAYERS);

/** Signed in with the account as ticket. */
export const playersPrices = (server: Server, points: number): PushSide =>
  startPrices(server, points, false, ANY_PLAYER);

/** The time of publishing, µs, is `now`. */
export function productRounds(server: Server): PushSide {
  const hub = startHub(server, () => undefined);
  const publish = (round: number, at: number): void =>
    hub.publishRound({ kind: 'phase', round, phase: 'betting', now: at, ends_at: at }, PAUSED);
  return { publish };
}
