import { Registry } from 'prom-client';

import type { Connections, ProcessReport } from '../http';
import type { PoolUse } from '../database/connect-database';
import { ScrapedMetrics } from '../platform/metrics/scraped-metrics';
import type { Hub, PushServer } from '../push';
import type { StoreLook } from './look-at-store';

/** Read on each scrape; null if unavailable. */
export interface Found {
  readonly report: ProcessReport | null;
  readonly look: StoreLook | null;
}

export interface MetricSources {
  /** Parts of the server that count as they work. */
  readonly counted: readonly { readonly metrics: Registry }[];
  readonly hub: Pick<Hub, 'topics'>;
  readonly push: Pick<PushServer, 'sentBytes'>;
  readonly busRejected: () => number;
  readonly connections: Pick<Connections, 'size'>;
  readonly pool: () => PoolUse;
  /** Database time minus process time; null if unknown. */
  readonly clockSkewMs: () => number | null;
  readonly found: () => Found;
}

const seconds = (ms: number | null | undefined): number | null => (ms === undefined || ms === null ? null : ms / 1_000);

function addState(scraped: ScrapedMetrics, { found, clockSkewMs }: MetricSources): void {
  const state = (name: string, help: string, read: (report: ProcessReport) => boolean): void =>
    scraped.gauge(`clutchline_${name}`, help, () => {
      const { report } = found();
      return report === null ? null : Number(read(report));
    });
  state('ready', 'Whether this process can serve players.', ({ ready }) => ready);
  state('live', 'Whether the prices sent by this process are current.', ({ live }) => live);
  state('draining', 'Whether this process is shutting down.', ({ draining }) => draining);
  state('database_up', 'Whether the database answers.', ({ database }) => database);
  state('leader', 'Whether this process is the leader.', ({ leads }) => leads !== null);
  scraped.gauge('clutchline_leader_term', 'Term of leadership of this process.', () => found().report?.leads ?? null);
  scraped.gauge(
    'clutchline_clock_skew_seconds',
    'Database time minus process time; beyond 1 this process accepts no in-play bets.',
    () => seconds(clockSkewMs()),
  );
}

function addConnections(scraped: ScrapedMetrics, { connections, hub, push, busRejected, found }: MetricSources): void {
  scraped.gauge('clutchline_http_connections', 'Open connections, push sockets included.', () => connections.size);
  scraped.gauge('clutchline_push_connections', 'Open push connections.', () => found().report?.connections ?? null);
  scraped.gaugeBy('topic', 'clutchline_push_streams', 'Streams in memory, by kind of topic.', () => hub.topics);
  scraped.counter('clutchline_push_bytes_total', 'Bytes written to push sockets.', () => push.sentBytes);
  scraped.counter('clutchline_bus_rejected_total', 'Bus messages without a valid signature, dropped.', busRejected);
}

function addStore(scraped: ScrapedMetrics, { found, pool }: MetricSources): void {
  scraped.gauge(
    'clutchline_outbox_news',
    'Unsent outbox events; of all processes.',
    () => found().look?.outbox.count ?? null,
  );
  scraped.gauge('clutchline_outbox_age_seconds', 'Age of the oldest unsent outbox event.', () =>
    seconds(found().look?.outbox.waitedMs),
  );
  scraped.gauge('clutchline_bets_held', 'Bets held now; of all processes.', () => found().look?.heldBets ?? null);
  scraped.gauge(
    'clutchline_matches_undecided',
    'Matches with results and unsettled plays, including outrights with only a withdrawal; of all processes.',
    () => found().look?.undecided ?? null,
  );
  scraped.gauge('clutchline_feed_age_seconds', 'Delay of the stored feed, in business time; of all processes.', () =>
    seconds(found().look?.feedAgeMs),
  );
  scraped.gaugeBy('state', 'clutchline_database_connections', 'Pool connections, by use.', () => {
    const { used, idle } = pool();
    return { used, idle };
  });
  scraped.gauge('clutchline_database_waiting', 'Requests that wait for a pool connection.', () => pool().waiting);
}

function addProcess(scraped: ScrapedMetrics): void {
  scraped.counter('process_cpu_seconds_total', 'CPU time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  scraped.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  scraped.gauge('nodejs_heap_used_bytes', 'Used heap memory.', () => process.memoryUsage().heapUsed);
  scraped.gauge('process_start_time_seconds', 'Start time of the process.', () =>
    Math.round(performance.timeOrigin / 1_000),
  );
}

/** No label contains player or feed data. */
export function serverMetrics(sources: MetricSources): Registry {
  const scraped = new ScrapedMetrics();
  for (const add of [addState, addConnections, addStore, addProcess]) add(scraped, sources);
  return Registry.merge([scraped, ...sources.counted].map(({ metrics }) => metrics));
}
