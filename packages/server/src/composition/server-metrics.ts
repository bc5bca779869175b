import type { CallReports, Connections, CspReports, ProcessReport } from '../http';
import type { PoolUse } from '../database/connect-database';
import type { Hub, NewsCounts, PushServer } from '../push';
import type { StoreLook } from './look-at-store';
import type { BetCounts } from './bet-counts';
import type { Histogram } from '../platform/metrics/histogram';
import { Registry, samplesOf } from '../platform/metrics/registry';
import type { Tally } from '../platform/metrics/tally';

/** Read on each scrape; null if unavailable. */
export interface Found {
  readonly report: ProcessReport | null;
  readonly look: StoreLook | null;
}

export interface MetricSources {
  readonly hub: Pick<Hub, 'counts' | 'topics'>;
  readonly push: Pick<PushServer, 'sentBytes'>;
  readonly news: NewsCounts;
  readonly outboxWaits: Histogram;
  readonly busRejected: () => number;
  readonly calls: Pick<CallReports, 'counts' | 'refused'>;
  readonly connections: Pick<Connections, 'size' | 'refused'>;
  readonly cspReports: Pick<CspReports, 'counts'>;
  readonly bets: BetCounts;
  readonly logLines: Tally<'info' | 'warn' | 'error'>;
  readonly loopLag: Histogram;
  readonly pool: () => PoolUse;
  /** Database time minus process time; null if unknown. */
  readonly clockSkewMs: () => number | null;
  readonly found: () => Found;
}

const alone = (histogram: Histogram) => () => [{ labels: {}, histogram }];
const seconds = (ms: number | null | undefined): number | null => (ms === undefined || ms === null ? null : ms / 1_000);

function addPush(registry: Registry, { hub, push, found }: MetricSources): void {
  const { counts } = hub;
  const count = (name: string, help: string, read: () => number): void =>
    registry.counter(`clutchline_push_${name}_total`, help, read);
  registry.gauge('clutchline_push_connections', 'Open push connections.', () => found().report?.connections ?? null);
  count('connections_opened', 'Push connections opened.', () => counts.opened);
  registry.counter(
    'clutchline_push_connections_ended_total',
    'Push connections ended, by reason; too_slow are slow subscribers.',
    () => samplesOf(counts.ended, 'end'),
  );
  registry.counter('clutchline_push_refused_total', 'Push connections refused, by reason.', () =>
    samplesOf(counts.refused, 'reason'),
  );
  registry.gauge('clutchline_push_subscriptions', 'Subscriptions, by kind of topic.', () =>
    samplesOf(counts.subscriptions, 'topic'),
  );
  registry.gauge('clutchline_push_streams', 'Streams in memory, by kind of topic.', () =>
    Object.entries(hub.topics).map(([topic, value]) => ({ labels: { topic }, value })),
  );
  registry.counter(
    'clutchline_push_joins_total',
    'Subscriptions started: first without a cursor, resumed with all missed deltas (a gap repaired), fresh with a snapshot.',
    () => samplesOf(counts.joins, 'how'),
  );
  count('messages', 'Messages handed to push sockets.', () => counts.messages);
  count('bytes', 'Bytes written to push sockets.', () => push.sentBytes);
  count('changes', 'Changes added to streams.', () => counts.changes);
  count(
    'changes_replaced',
    'Changes replaced by a later one before they were sent (conflation).',
    () => counts.replaced,
  );
  count('skipped', 'Messages skipped for slow subscribers.', () => counts.skipped);
  count('caught_up', 'Snapshots sent in place of skipped messages.', () => counts.caughtUp);
}

function addNews(registry: Registry, { news, outboxWaits, busRejected, found }: MetricSources): void {
  registry.histogram(
    'clutchline_outbox_wait_seconds',
    'From the commit of outbox events until they are on the bus; leader only.',
    alone(outboxWaits),
  );
  registry.histogram(
    'clutchline_bus_delivery_seconds',
    'From the commit of outbox events until the streams of this process have them.',
    alone(news.delivery),
  );
  registry.counter('clutchline_bus_news_total', 'Outbox events received from the bus, by kind.', () =>
    samplesOf(news.heard, 'kind'),
  );
  registry.counter('clutchline_bus_repeated_total', 'Repeated outbox events, dropped.', () => news.repeated);
  registry.counter('clutchline_bus_rejected_total', 'Bus messages without a valid signature, dropped.', busRejected);
  registry.counter('clutchline_bus_reloads_total', 'Reloads of the board, by cause.', () =>
    samplesOf(news.reloads, 'cause'),
  );
  registry.gauge(
    'clutchline_outbox_news',
    'Unsent outbox events; of all processes.',
    () => found().look?.outbox.count ?? null,
  );
  registry.gauge('clutchline_outbox_age_seconds', 'Age of the oldest unsent outbox event.', () =>
    seconds(found().look?.outbox.waitedMs),
  );
}

function addCalls(registry: Registry, { calls }: MetricSources): void {
  const all = [...calls.counts];
  registry.counter('clutchline_calls_total', 'Calls, by name and result.', () =>
    all.flatMap(([call, { results }]) => samplesOf(results, 'result', { call })),
  );
  registry.histogram('clutchline_call_seconds', 'From a call to the end of its answer.', () =>
    all.map(([call, { seconds: histogram }]) => ({ labels: { call }, histogram })),
  );
  registry.counter('clutchline_call_refusals_total', 'Calls refused by a business rule, by family.', () =>
    samplesOf(calls.refused, 'family'),
  );
}

function addConnections(registry: Registry, { connections, cspReports }: MetricSources): void {
  registry.gauge('clutchline_http_connections', 'Open connections, push sockets included.', () => connections.size);
  registry.counter(
    'clutchline_http_connections_refused_total',
    'Connections closed by a limit: per address, pipelined requests, unread bytes, slow readers.',
    () => samplesOf(connections.refused, 'limit'),
  );
  registry.counter('clutchline_csp_reports_total', 'Content policy violations reported by browsers.', () =>
    samplesOf(cspReports.counts, 'directive'),
  );
}

function addBets(registry: Registry, { bets, found }: MetricSources): void {
  const count = (name: string, help: string, tally: () => Tally<string>, label: string): void =>
    registry.counter(`clutchline_${name}_total`, help, () => samplesOf(tally(), label));
  count('bets', 'Bets answered: confirmed, held for a delay, or rejected.', () => bets.placed, 'outcome');
  count('bets_rejected', 'Bets rejected, at once or after a delay, by family.', () => bets.refused, 'family');
  count('held_bets_decided', 'Held bets accepted or rejected.', () => bets.decided, 'outcome');
  count('bets_settled', 'Bets settled; leader only.', () => bets.settled, 'outcome');
  registry.counter(
    'clutchline_bets_settled_again_total',
    'Settled bets that had been settled before.',
    () => bets.settledAgain,
  );
  registry.gauge('clutchline_bets_held', 'Bets held now; of all processes.', () => found().look?.heldBets ?? null);
  registry.histogram(
    'clutchline_settlement_lag_seconds',
    'From the last results of a match until all bets on them were settled; leader only.',
    alone(bets.settlementLag),
  );
  registry.gauge(
    'clutchline_matches_undecided',
    'Matches with results and unsettled plays, including outrights with only a withdrawal; of all processes.',
    () => found().look?.undecided ?? null,
  );
  registry.gauge('clutchline_feed_age_seconds', 'Delay of the stored feed, in business time; of all processes.', () =>
    seconds(found().look?.feedAgeMs),
  );
}

function addProcess(registry: Registry, { found, pool, clockSkewMs, loopLag, logLines }: MetricSources): void {
  const state = (name: string, help: string, read: (report: ProcessReport) => boolean): void =>
    registry.gauge(`clutchline_${name}`, help, () => {
      const { report } = found();
      return report === null ? null : Number(read(report));
    });
  state('ready', 'Whether this process can serve players.', ({ ready }) => ready);
  state('live', 'Whether the prices sent by this process are current.', ({ live }) => live);
  state('draining', 'Whether this process is shutting down.', ({ draining }) => draining);
  state('database_up', 'Whether the database answers.', ({ database }) => database);
  state('leader', 'Whether this process is the leader.', ({ leads }) => leads !== null);
  registry.gauge('clutchline_leader_term', 'Term of leadership of this process.', () => found().report?.leads ?? null);
  registry.gauge(
    'clutchline_clock_skew_seconds',
    'Database time minus process time; beyond 1 this process accepts no in-play bets.',
    () => seconds(clockSkewMs()),
  );
  registry.gauge('clutchline_database_connections', 'Pool connections, by use.', () => {
    const { used, idle } = pool();
    return [
      { labels: { state: 'used' }, value: used },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  registry.gauge('clutchline_database_waiting', 'Requests that wait for a pool connection.', () => pool().waiting);
  registry.histogram('clutchline_event_loop_lag_seconds', 'Delay of a timer.', alone(loopLag));
  registry.counter('clutchline_log_lines_total', 'Log lines, written or suppressed, by level.', () =>
    samplesOf(logLines, 'level'),
  );
  registry.counter('process_cpu_seconds_total', 'CPU time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  registry.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  registry.gauge('nodejs_heap_used_bytes', 'Used heap memory.', () => process.memoryUsage().heapUsed);
  registry.gauge('process_start_time_seconds', 'Start time of the process.', () =>
    Math.round(performance.timeOrigin / 1_000),
  );
}

/** No label contains player or feed data. */
export function serverMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  for (const add of [addProcess, addPush, addNews, addCalls, addConnections, addBets]) add(registry, sources);
  return registry;
}
