import { register } from 'prom-client';
import { expect, it } from 'vitest';

import { readMetrics } from '@clutchline/test-support/server/metrics-text';
import { CallReports, Connections, CspReports } from '../http';
import { countLines } from '../platform/log/create-log';
import type { Log } from '../platform/log/log';
import { ConsumerCounts } from '../push';
import { PushCounts } from '../push/push-counts';
import { BetCounts } from './bet-counts';
import { serverMetrics } from './server-metrics';

const LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function metricsOfServer() {
  const lines = countLines(LOG);
  const bets = new BetCounts();
  const connections = new Connections();
  const others = [new ConsumerCounts(), new PushCounts(), new CallReports(LOG), new CspReports(LOG)];
  const registry = serverMetrics({
    ...{ counted: [lines, bets, connections, ...others], connections, busRejected: () => 7 },
    ...{ hub: { topics: { list: 1, round: 1, news: 1, match: 2, view: 4, player: 3 } }, push: { sentBytes: 9 } },
    ...{ pool: () => ({ used: 4, idle: 5, waiting: 6 }), clockSkewMs: () => null },
    found: () => ({ report: null, store: null }),
  });
  return { bets, log: lines.log, read: async () => readMetrics(await registry.metrics()).samples };
}

it('each server of a process has its own metrics, and the registry of the library has none', async () => {
  const [one, other] = [metricsOfServer(), metricsOfServer()];
  one.bets.placed.inc({ outcome: 'held' });
  one.log.warn({}, 'a warning');
  const names = ['clutchline_bets_total{outcome="held"}', 'clutchline_log_lines_total{level="warn"}'];
  const [samples, others] = [await one.read(), await other.read()];
  expect(names.map((name) => samples.get(name))).toEqual([1, 1]);
  expect(names.map((name) => others.get(name))).toEqual([0, 0]);
  expect(register.getMetricsAsArray()).toEqual([]);
});

it('values are those of the parts of the server, and what only the database knows is left out without it', async () => {
  const samples = await metricsOfServer().read();
  const names = [
    ...['clutchline_bus_rejected_total', 'clutchline_push_bytes_total', 'clutchline_push_streams{topic="player"}'],
    ...['clutchline_database_connections{state="used"}', 'clutchline_database_connections{state="idle"}'],
    ...['clutchline_database_waiting', 'clutchline_http_connections'],
  ];
  expect(names.map((name) => samples.get(name))).toEqual([7, 9, 3, 4, 5, 6, 0]);
  for (const name of ['ready', 'leader_term', 'clock_skew_seconds', 'outbox_events', 'bets_held', 'feed_age_seconds'])
    expect(samples.has(`clutchline_${name}`), name).toBe(false);
});
