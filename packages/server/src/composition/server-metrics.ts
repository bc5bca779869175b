import { Registry } from 'prom-client';

import { type Connections, type ProcessReport, referenceAnswers, type ReadReport, type EnvelopeTexts } from '../http';
import type { PoolUse } from '../database/connect-database';
import { withTimeout } from '../platform/concurrency/timers';
import { ScrapedMetrics } from '../platform/metrics/scraped-metrics';
import type { Hub, PushServer } from '../push';
import type { Context } from './context';
import type { OutboxDepth } from '../bus';
import type { WebhookBacklog } from '../webhooks';
import { watchEventLoop } from '../platform/metrics/event-loop-lag';
import { serveMetrics, type MetricsPlace } from '../platform/metrics/serve-metrics';
import type { Stops } from '../platform/lifecycle/stops';

const ANSWER_MS = 1_500;

interface StoreMetrics {
  readonly outbox: OutboxDepth;
  readonly heldBets: number;
  /** With facts and undecided plays. */
  readonly undecided: number;
  /** Business time. */
  readonly feedAgeMs: number | null;
  readonly webhooks: WebhookBacklog;
}

type Needs = Pick<Context, 'stores' | 'clock'>;

export async function readStoreMetrics(context: Needs): Promise<StoreMetrics | null> {
  const metrics = readInSequence(context).catch(() => null);
  return await withTimeout(metrics, ANSWER_MS, () => null);
}

/** Uses one connection of the pool. */
async function readInSequence({ stores, clock }: Needs): Promise<StoreMetrics> {
  const outbox = await stores.outbox.depth();
  const heldBets = await stores.heldBets.count();
  const undecided = await stores.results.matchesToSettle();
  const fedUntil = await stores.feed.fedUntil();
  const feedAgeMs = fedUntil === null ? null : Math.max(0, clock.now() - fedUntil);
  const webhooks = await stores.webhooks.backlog();
  return { outbox, heldBets, undecided: undecided.length, feedAgeMs, webhooks };
}

export interface ScrapedState {
  readonly report: ProcessReport | null;
  readonly store: StoreMetrics | null;
}

export interface MetricSources {
  readonly counted: readonly { readonly metrics: Registry }[];
  readonly hub: Pick<Hub, 'topics'>;
  readonly push: Pick<PushServer, 'sentBytes'>;
  readonly busRejected: () => number;
  readonly connections: Pick<Connections, 'size'>;
  readonly pool: () => PoolUse;
  /** Database minus process time. */
  readonly clockSkewMs: () => number | null;
  readonly found: () => ScrapedState;
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
  state('leader', 'Whether this process is the leader.', ({ term }) => term !== null);
  scraped.gauge('clutchline_leader_term', 'Term of leadership of this process.', () => found().report?.term ?? null);
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
    'clutchline_outbox_events',
    'Unsent outbox events; of all processes.',
    () => found().store?.outbox.count ?? null,
  );
  scraped.gauge('clutchline_outbox_age_seconds', 'Age of the oldest unsent outbox event.', () =>
    seconds(found().store?.outbox.waitedMs),
  );
  scraped.gauge('clutchline_bets_held', 'Bets held now; of all processes.', () => found().store?.heldBets ?? null);
  scraped.gauge(
    'clutchline_matches_undecided',
    'Matches with results and unsettled plays, including outrights with only a withdrawal; of all processes.',
    () => found().store?.undecided ?? null,
  );
  scraped.gauge('clutchline_feed_age_seconds', 'Delay of the stored feed, in business time; of all processes.', () =>
    seconds(found().store?.feedAgeMs),
  );
  scraped.gauge(
    'clutchline_webhooks_open',
    'Webhooks to be sent, also again; of all processes.',
    () => found().store?.webhooks.open ?? null,
  );
  scraped.gauge(
    'clutchline_webhooks_parked',
    'Webhooks whose attempts have all failed; of all processes.',
    () => found().store?.webhooks.parked ?? null,
  );
  scraped.gauge('clutchline_webhook_age_seconds', 'Age of the oldest open webhook; of all processes.', () =>
    seconds(found().store?.webhooks.waitedMs),
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

type Given = Omit<MetricSources, 'found'> & { readonly readReport: ReadReport; readonly replyTexts: EnvelopeTexts };

export async function showMetrics(
  context: Pick<Context, 'stores' | 'clock'>,
  place: MetricsPlace | null,
  { readReport, replyTexts, ...given }: Given,
  stops: Stops,
): Promise<string | null> {
  if (place === null) return null;
  const loop = watchEventLoop();
  stops.add(() => {
    loop.stop();
    return Promise.resolve();
  });
  let found: ScrapedState = { report: null, store: null };
  const registry = serverMetrics({ ...given, counted: [...given.counted, loop], found: () => found });
  const server = await serveMetrics(place, {
    '/metrics': async () => {
      const [report, backlog] = await Promise.all([readReport(), readStoreMetrics(context)]);
      found = { report, store: backlog };
      return { status: 200, type: registry.contentType, text: await registry.metrics() };
    },
    '/ready': async () => {
      const report = await readReport();
      return { status: report.ready ? 200 : 503, type: 'application/json', text: JSON.stringify(report) };
    },
    ...referenceAnswers(replyTexts),
  });
  stops.add(() => server.close());
  return server.url;
}
