import { matchTopic, LIST_TOPIC, type Change } from '@clutchline/contract';

import { Hub, TICK_MS } from '../../packages/server/src/push/hub';
import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { Chance } from '@clutchline/test-support/processes/random';
import { NO_FAULTS, type ConnectionFaults } from '@clutchline/test-support/clients/faulty-connection';
import { TopicCells } from '@clutchline/test-support/clients/topic-cells';
import { WatchingClient } from '@clutchline/test-support/clients/watching-client';
import { HEARTBEAT_MS, HubConnections } from './hub-connections';

const MATCHES = [1, 2, 3];
const POINTS = 6;
const CLIENTS = 3;
const FAULTY_MS = 20_000;
const CUT_EVERY_MS = 5_000;
/** Above the longest backoff plus snapshot wait. */
const QUIET_MS = 45_000;

export interface BadConnectionsResult {
  readonly wrong: readonly string[];
  readonly undetected: number;
  readonly repairs: readonly number[];
  readonly published: number;
}

export type Advance = (ms: number) => Promise<unknown>;

/** Three subscribers: connections that harm 1 to 20 % of the frames and break every five seconds, then good ones. */
export async function runBadConnections(seed: number, advance: Advance): Promise<BadConnectionsResult> {
  const chance = new Chance(seed);
  const random = (): number => chance.below(1_000_000) / 1_000_000;
  const part = (): number => (1 + chance.below(20)) / 100;
  let faults: ConnectionFaults = { drop: part(), repeat: part(), reorder: part(), delay: part(), truncate: part() / 4 };
  const hub = new Hub(() => Promise.resolve(null));
  const state = { published: 0 };
  const publish = (): void => {
    const gameId = chance.pick(MATCHES);
    const point = gameId * 100 + chance.below(POINTS);
    state.published += 1;
    const delta = (1.001 + chance.below(9_000) / 1_000).toFixed(3);
    const change: Change = { type: 'odds', point_id: point, delta, status: 1, version: state.published };
    hub.publishMatch(gameId, [{ change, inList: chance.isOneIn(2), urgent: chance.isOneIn(8) }]);
  };
  const connections = new HubConnections({
    hub,
    limits: PUSH_LIMITS,
    redeem: () => Promise.resolve(null),
    admit: () => false,
  });
  for (let first = 0; first < 40; first += 1) publish();
  const topics = [LIST_TOPIC, ...MATCHES.map(matchTopic)];
  const clients = Array.from(
    { length: CLIENTS },
    () => new WatchingClient(topics, { join: connections.join, random, faults: () => faults }),
  );
  const timers = [
    setInterval(() => hub.tick(), TICK_MS),
    setInterval(() => hub.sendHeartbeats(performance.now()), 250),
    setInterval(() => connections.sendHeartbeats(), HEARTBEAT_MS),
    setInterval(() => chance.pick(clients).cut(), CUT_EVERY_MS),
  ];
  for (let passed = 0; passed < FAULTY_MS;) {
    const step = 1 + chance.below(60);
    await advance(step);
    passed += step;
    publish();
  }
  faults = NO_FAULTS;
  clearInterval(timers[3]);
  await advance(QUIET_MS);
  const states = [
    { topic: LIST_TOPIC, state: hub.list.readState() },
    ...MATCHES.map((gameId) => ({ topic: matchTopic(gameId), state: hub.match(gameId)?.readState() ?? [] })),
  ];
  const wrong = states.flatMap(({ topic, state }) => {
    const wanted = new TopicCells();
    wanted.apply(state);
    return clients.flatMap((client) => client.differences(topic, wanted));
  });
  timers.forEach((timer) => clearInterval(timer));
  const repairs = clients.flatMap((client) => client.repairs);
  for (const client of clients) client.close();
  const undetected = clients.reduce((sum, client) => sum + client.undetected, 0);
  return { wrong, undetected, repairs, published: state.published };
}
