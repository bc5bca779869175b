import type { Connections } from './http/connections';
import type { CspReports } from './http/csp-reports';
import type { CallReports } from './http/call-reports';
import type { PoolUse } from './db/open-database';
import type { ProcessReport } from './http/serve-health';
import type { Hub } from './push/hub';
import type { NewsCounts } from './push/news-counts';
import type { PushServer } from './push/push-server';
import type { StoreLook } from './services/look-at-store';
import type { BetCounts } from './metrics/bet-counts';
import type { Histogram } from './metrics/histogram';
import { Registry, samplesOf } from './metrics/registry';
import type { Tally } from './metrics/tally';

/** What is asked for each time the metrics are read; null where it could not be told. */
export interface Found {
  readonly report: ProcessReport | null;
  readonly look: StoreLook | null;
}

/** The plain numbers that a server process keeps, and where to read the others. */
export interface MetricSources {
  readonly hub: Pick<Hub, 'counts' | 'topics'>;
  readonly push: Pick<PushServer, 'sentBytes'>;
  readonly news: NewsCounts;
  readonly outboxWaits: Histogram;
  /** Messages of the bus without a valid signature. */
  readonly busRejected: () => number;
  readonly calls: Pick<CallReports, 'counts' | 'refused'>;
  readonly connections: Pick<Connections, 'size' | 'refused'>;
  readonly cspReports: Pick<CspReports, 'counts'>;
  readonly bets: BetCounts;
  readonly logLines: Tally<'info' | 'warn' | 'error'>;
  readonly loopLag: Histogram;
  readonly pool: () => PoolUse;
  /** Database time minus process time, in ms; null before it is known. */
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
  count('connections_opened', 'Push connections that were let in.', () => counts.opened);
  registry.counter(
    'clutchline_push_connections_ended_total',
    'Push connections that ended, by why; too_slow are slow readers that were dropped.',
    () => samplesOf(counts.ended, 'end'),
  );
  registry.counter('clutchline_push_refused_total', 'Push connections that were not let in, by why.', () =>
    samplesOf(counts.refused, 'reason'),
  );
  registry.gauge('clutchline_push_subscriptions', 'Subscriptions, by what they are to.', () =>
    samplesOf(counts.subscriptions, 'topic'),
  );
  registry.gauge('clutchline_push_streams', 'Streams that are kept, by what they are of.', () =>
    Object.entries(hub.topics).map(([topic, value]) => ({ labels: { topic }, value })),
  );
  registry.counter(
    'clutchline_push_joins_total',
    'Subscriptions begun: first without a cursor, resumed with all that was missed (a gap repaired), fresh with an image.',
    () => samplesOf(counts.joins, 'how'),
  );
  count('messages', 'Messages handed to push sockets.', () => counts.messages);
  count('bytes', 'Bytes written to push sockets.', () => push.sentBytes);
  count('changes', 'Changes that streams took.', () => counts.changes);
  count(
    'changes_replaced',
    'Changes replaced by a later one before they were sent (conflation).',
    () => counts.replaced,
  );
  count('skipped', 'Messages that readers who are behind were spared.', () => counts.skipped);
  count('caught_up', 'Fresh images sent in place of skipped messages.', () => counts.caughtUp);
}

function addNews(registry: Registry, { news, outboxWaits, busRejected, found }: MetricSources): void {
  registry.histogram(
    'clutchline_outbox_wait_seconds',
    'From the commit of news until the bus had them; of the process that leads.',
    alone(outboxWaits),
  );
  registry.histogram(
    'clutchline_bus_delivery_seconds',
    'From the commit of news until the streams of this process were told.',
    alone(news.delivery),
  );
  registry.counter('clutchline_bus_news_total', 'News heard from the bus, by what they are of.', () =>
    samplesOf(news.heard, 'kind'),
  );
  registry.counter('clutchline_bus_repeated_total', 'News heard again and dropped.', () => news.repeated);
  registry.counter(
    'clutchline_bus_rejected_total',
    'Bus messages without a valid signature, which were dropped.',
    busRejected,
  );
  registry.counter('clutchline_bus_reloads_total', 'Times the board was read anew, by why.', () =>
    samplesOf(news.reloads, 'cause'),
  );
  registry.gauge(
    'clutchline_outbox_news',
    'News that wait in the outbox; of all processes.',
    () => found().look?.outbox.count ?? null,
  );
  registry.gauge('clutchline_outbox_age_seconds', 'How long the oldest of them has waited.', () =>
    seconds(found().look?.outbox.waitedMs),
  );
}

function addCalls(registry: Registry, { calls }: MetricSources): void {
  const all = [...calls.counts];
  registry.counter('clutchline_calls_total', 'Calls, by name and how they ended.', () =>
    all.flatMap(([call, { results }]) => samplesOf(results, 'result', { call })),
  );
  registry.histogram('clutchline_call_seconds', 'From a call to the end of its answer.', () =>
    all.map(([call, { seconds: histogram }]) => ({ labels: { call }, histogram })),
  );
  registry.counter('clutchline_call_refusals_total', 'Calls refused for a reason of the trade, by family.', () =>
    samplesOf(calls.refused, 'family'),
  );
}

function addConnections(registry: Registry, { connections, cspReports }: MetricSources): void {
  registry.gauge('clutchline_http_connections', 'Open connections, push sockets included.', () => connections.size);
  registry.counter(
    'clutchline_http_connections_refused_total',
    'Connections closed by a limit: of one address, of pipelined requests, of unread bytes, of slow readers.',
    () => samplesOf(connections.refused, 'limit'),
  );
  registry.counter('clutchline_csp_reports_total', 'Violations of the content policy that browsers reported.', () =>
    samplesOf(cspReports.counts, 'directive'),
  );
}

function addBets(registry: Registry, { bets, found }: MetricSources): void {
  const count = (name: string, help: string, tally: () => Tally<string>, label: string): void =>
    registry.counter(`clutchline_${name}_total`, help, () => samplesOf(tally(), label));
  count('bets', 'Bets answered: confirmed, held for a delay, or rejected.', () => bets.placed, 'outcome');
  count('bets_rejected', 'Bets rejected, at once or after a delay, by family.', () => bets.refused, 'family');
  count('held_bets_decided', 'Held bets decided.', () => bets.decided, 'outcome');
  count('bets_settled', 'Bets settled; of the process that leads.', () => bets.settled, 'outcome');
  registry.counter(
    'clutchline_bets_settled_again_total',
    'Of those, the ones settled before.',
    () => bets.settledAgain,
  );
  registry.gauge(
    'clutchline_bets_held',
    'Bets that are held now; of all processes.',
    () => found().look?.heldBets ?? null,
  );
  registry.histogram(
    'clutchline_settlement_lag_seconds',
    'From the last facts of a match until all bets on what they decide were settled; of the process that leads.',
    alone(bets.settlementLag),
  );
  registry.gauge(
    'clutchline_matches_undecided',
    'Matches with facts and undecided plays, an outright with a withdrawal alone too; of all processes.',
    () => found().look?.undecided ?? null,
  );
  registry.gauge(
    'clutchline_feed_age_seconds',
    'How far the stored feed is behind, in business time; of all processes.',
    () => seconds(found().look?.feedAgeMs),
  );
}

function addProcess(registry: Registry, { found, pool, clockSkewMs, loopLag, logLines }: MetricSources): void {
  const state = (name: string, help: string, read: (report: ProcessReport) => boolean): void =>
    registry.gauge(`clutchline_${name}`, help, () => {
      const { report } = found();
      return report === null ? null : Number(read(report));
    });
  state('ready', 'Whether players may be sent here.', ({ ready }) => ready);
  state('live', 'Whether prices shown here are current.', ({ live }) => live);
  state('draining', 'Whether this process is being stopped.', ({ draining }) => draining);
  state('database_up', 'Whether the database answers.', ({ database }) => database);
  state('leader', 'Whether this process leads.', ({ leads }) => leads !== null);
  registry.gauge(
    'clutchline_leader_term',
    'The term in which this process leads.',
    () => found().report?.leads ?? null,
  );
  registry.gauge(
    'clutchline_clock_skew_seconds',
    'Time of the database minus time of this process; beyond 1 no in-play bets are accepted here.',
    () => seconds(clockSkewMs()),
  );
  registry.gauge('clutchline_database_connections', 'Connections of the pool, by whether they are used.', () => {
    const { used, idle } = pool();
    return [
      { labels: { state: 'used' }, value: used },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  registry.gauge('clutchline_database_waiting', 'Who waits for a connection of the pool.', () => pool().waiting);
  registry.histogram('clutchline_event_loop_lag_seconds', 'How late a timer comes.', alone(loopLag));
  registry.counter('clutchline_log_lines_total', 'Lines of the log, written or left out, by level.', () =>
    samplesOf(logLines, 'level'),
  );
  registry.counter('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  registry.gauge('nodejs_heap_used_bytes', 'Memory that values take.', () => process.memoryUsage().heapUsed);
  registry.gauge('process_start_time_seconds', 'When it began.', () => Math.round(performance.timeOrigin / 1_000));
}

/** Every metric of a server process. No label holds what a player or a feed says. */
export function serverMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  for (const add of [addProcess, addPush, addNews, addCalls, addConnections, addBets]) add(registry, sources);
  return registry;
}
