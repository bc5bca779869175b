import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  CALL_RATES,
  CallReports,
  type Connections,
  builtWeb,
  createHttpServer,
  readinessOf,
  serveOperatorApi,
} from './http';
import type { ServerConfig } from './config';
import { countLines, createLog } from './platform/log/create-log';
import { baseOf, createFeed, identityOf, isFeedFresh, openScaledClock, reportSource } from './feed';
import { checkUser, dropRoot } from './platform/lifecycle/drop-root';
import { SessionLeadership } from './leading/postgres-session-leadership';
import { publishPriceList, startPresence } from './chess';
import { withStartLock } from './database/migrate';
import {
  Hub,
  type ConsumerCounts,
  PUSH_LIMITS,
  type PushLimits,
  type PushServer,
  startConsumer,
  startPush,
} from './push';
import { type Leading, startLeading, withinTerm } from './leading';
import { checkAddress, listen } from './platform/network/listen';
import { BetCounts, withBetCounts } from './composition/bet-counts';
import { openDesk } from './composition/open-desk';
import { openFirstViews } from './composition/open-first-views';
import { openOperatorWallet } from './composition/open-operator-wallet';
import { openTokenVerifier } from './integration';
import { closeDemo, filterLiveSessions, openCountryOf, readBalanceOf, redeemPushTicket, seedDemo } from './players';
import { loadBrand } from './composition/load-brand';
import { seedSimulatedPlayers } from './simulated-players';
import { openHttpGuards, type StartOptions } from './composition/start-options';
import { openEventDelivery } from './composition/open-events';
import { openWatch } from './composition/open-watch';
import { findDatabase, openStore } from './composition/open-store';
import { TEST_STREAM_FILE } from './paths';
import { SecretBox } from './platform/secret-box';
import { createServerTexts } from './platform/server-texts';
import { showMetrics } from './composition/server-metrics';
import { startJobs } from './composition/start-jobs';
import { steadyClock, StepTimes } from './platform/time/clock';
import { Stops } from './platform/lifecycle/stops';
import { ViewCounts } from './views';

export interface RunningServer {
  readonly url: string;
  readonly metricsUrl: string | null;
  /** Without a path. */
  readonly operatorUrl: string | null;
  /** Origin of the desk. */
  readonly deskUrl: string | null;
  /**
   * `/ready` returns 503, another process may lead, push sockets are closed with 1001 within two seconds, and running
   * calls are finished.
   */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** R39: five seconds. */
const CALL_ANSWER_MS = 4_000;
const PUSH_CLOSE_MS = 2_000;
const CALLS_MS = 5_000;
const FIRST_SNAPSHOT_POLL_MS = 100;

const ignore = (): void => undefined;

async function openContext(config: ServerConfig, stops: Stops, options: Required<Omit<StartOptions, 'pushLimits'>>) {
  const { report, wallClock, systemClock, openFeed, onLost } = options;
  const lines = countLines(createLog(config.logLevel));
  const { log } = lines;
  const user = await checkUser(config, log);
  const bets = new BetCounts();
  const random = { bytes: (length: number) => randomBytes(length) };
  const texts = createServerTexts();
  const now = wallClock.now();
  const wanted = await openFeed(config.feed, now);
  const wantedIdentity = identityOf(wanted, now);
  const url = await findDatabase(config.database, wantedIdentity, { stops, report, watch: { log, onLost } });
  return await withStartLock(url, async () => {
    const surroundings = { feed: wanted, identity: wantedIdentity, log, stops };
    const { identity, use, serverUrl, ...database } = await openStore(url, surroundings);
    const delivery = await openEventDelivery(withBetCounts(database.within(CALL_ANSWER_MS), bets), config.natsUrl, log);
    stops.add(() => delivery.close());
    const { stores, inTransaction } = delivery;
    const base = baseOf(identity, now);
    const feed = base === now ? wanted : await openFeed(config.feed, base);
    reportSource(feed, { log, report });
    const beginning = { identity, firstRunAt: feed.firstRunAt, speed: config.speed };
    const clock = await openScaledClock(stores.feedState, wallClock, beginning);
    const hub = new Hub((accountId) => readBalanceOf({ stores }, accountId));
    const onFeed = (isFresh: boolean): void => hub.liveness.set('feed', isFresh);
    const watch = await openWatch(serverUrl, { systemClock, speed: config.speed, onFeed, log, stops });
    const isDemo = config.demo;
    const clocks = { clock, wallClock, clockCheck: watch.check };
    const wallet = await openOperatorWallet(config.wallet, { stores, log, wallClock, stops });
    const tokens = config.operatorTokens;
    const context = {
      ...(tokens !== null && { verifyToken: await openTokenVerifier(tokens) }),
      ...(wallet !== null && { operatorWallet: wallet }),
      ...clocks,
      random,
      log,
      stores,
      inTransaction,
      texts,
      isDemo,
      areRoundsStopped: !config.virtualGames,
      secretBox: new SecretBox(config.roundKey, random),
      mostSessions: config.sessionsPerAccount,
      streamRules: config.streamRules,
    };
    const isChessPaused = !(await publishPriceList(context)) || wallet !== null;
    await (isDemo ? seedDemo(context) : closeDemo(context));
    await seedSimulatedPlayers(context, config.simulatedPlayers);
    const jobs = { ...context, isChessPaused, ...delivery.wrap(withBetCounts(database, bets)) };
    const counted = { lines, bets, views: new ViewCounts(), pool: use, clockSkewMs: () => watch.check.skewMs };
    const opened = { context: { ...context, isChessPaused }, jobs, watch, hub, feed, delivery };
    return { ...opened, replyTexts: texts, serverUrl, ownerUrl: url, user, counted };
  });
}

type Opened = Awaited<ReturnType<typeof openContext>>;

interface Joined {
  readonly leading: Leading;
  readonly consumerCounts: ConsumerCounts;
}

interface Joining {
  readonly speed: number;
  readonly simulatesPlayers: boolean;
  readonly historyDays: number;
  readonly serving: Promise<void>;
}

/**
 * If the stored data is outdated, waits until a leader has stored the first snapshot. Otherwise serves first, because
 * computing a feed blocks the event loop.
 */
async function joinProcesses(
  opened: Opened,
  stops: Stops,
  { speed, historyDays, simulatesPlayers, serving }: Joining,
): Promise<Joined> {
  const { context, jobs, feed, hub, delivery, serverUrl, ownerUrl } = opened;
  const { bets, views } = opened.counted;
  const { stores, log } = context;
  const leadership = new SessionLeadership(serverUrl, `${hostname()} ${process.pid}`);
  const isFresh = await isFeedFresh(context, speed);
  let hasSnapshot = isFresh;
  const needs = { leadership, log, ...(isFresh && { after: serving }) };
  const leading = startLeading(needs, (term, over) => {
    const leader = withinTerm(jobs, term, over);
    const relay = delivery.startRelay(leader, term, over);
    const options = { takesOver: hasSnapshot, speed, simulatesPlayers, ownerUrl, historyDays, serving };
    return startJobs(leader, { feed, relay, bus: delivery.bus, bets, views, ...options });
  });
  stops.add(() => leading.stop());
  if (!isFresh) await leading.settled;
  while ((await stores.feed.fedUntil()) === null) await sleep(FIRST_SNAPSHOT_POLL_MS);
  const consumer = startConsumer(context, delivery.bus, hub);
  stops.add(() => consumer.stop());
  await consumer.ready;
  await opened.watch.refresh();
  hasSnapshot = true;
  return { leading, consumerCounts: consumer.counts };
}

interface ServeOptions extends Joined {
  readonly report: (line: string) => void;
  readonly isDraining: () => boolean;
  readonly limits: PushLimits;
}

interface Serving {
  readonly url: string;
  readonly metricsUrl: string | null;
  readonly operatorUrl: string | null;
  readonly deskUrl: string | null;
  readonly push: PushServer;
  readonly connections: Connections;
  readonly stopAccepting: () => Promise<void>;
}

async function serve(config: ServerConfig, opened: Opened, stops: Stops, options: ServeOptions): Promise<Serving> {
  const { context, hub, replyTexts, delivery } = opened;
  const { allowOrigins, trustedHops } = config;
  const edge = openHttpGuards(config, context.log);
  const { connections, cspReports, ownHosts } = edge;
  const shared = { allowOrigins, trustedHops, ownHosts };
  const region = {
    countryOf: await openCountryOf(),
    blockedCountries: new Set(config.blockedCountries),
    everyoneFrom: config.demoAddress,
  };
  const webFolder = builtWeb(config, options.report);
  const readiness = readinessOf(context, {
    isLive: () => hub.liveness.isLive,
    isClockRight: () => context.clockCheck.isTrusted,
    isDraining: options.isDraining,
  });
  const readReport = async () => ({
    ...(await readiness()),
    process: process.pid,
    term: options.leading.term,
    connections: push.connections,
  });
  const reports = new CallReports(context.log);
  const brand = await loadBrand(config.brandFile, context.log);
  const { firstView } = config;
  const firstViews = openFirstViews({ webFolder, firstView }, { brand, log: context.log, stops });
  const listCursor = () => hub.listCursor;
  const pages = { webFolder, firstViews, listCursor, brand, hasHostPage: config.demo, publicUrl: config.publicUrl };
  const served = { ...pages, testStreamFile: TEST_STREAM_FILE, readReport };
  const given = { replyTexts, region, rates: CALL_RATES, reports, ...served, ...edge };
  const http = await createHttpServer({ ...shared, context, ...given });
  stops.add(() => http.close());
  const push = startPush(http.server, {
    ...shared,
    ...context,
    hub,
    limits: options.limits,
    redeem: (ticket) => redeemPushTicket(context, ticket),
    filterLive: (tokenHashes) => filterLiveSessions(context, tokenHashes),
  });
  stops.add(() => push.close());
  const presence = startPresence(context, () => push.accounts);
  stops.add(() => presence.stop());
  const { lines, bets, views, ...measured } = opened.counted;
  const counted = [lines, bets, views, delivery, options.consumerCounts, hub.counts, reports, connections, cspReports];
  const sources = { ...measured, counted, hub, push, connections, busRejected: delivery.rejected };
  const metricsUrl = await showMetrics(context, config.metrics, { ...sources, readReport, replyTexts }, stops);
  const operatorApi = config.operatorApi === null ? null : await serveOperatorApi(config.operatorApi, context);
  if (operatorApi !== null) stops.add(() => operatorApi.close());
  const deskUrl = await openDesk(config, context, {
    ...{ ownerUrl: opened.ownerUrl, report: options.report, stops, cspReports },
  });
  const { url, stopAccepting } = await listen(http, config);
  stops.add(stopAccepting);
  if (opened.user !== null) dropRoot(opened.user);
  return { metricsUrl, operatorUrl: operatorApi?.url ?? null, deskUrl, url, push, connections, stopAccepting };
}

/** A failed step undoes the earlier ones. @example const { url, close } = await startServer(config) */
export async function startServer(config: ServerConfig, options: StartOptions = {}): Promise<RunningServer> {
  const { report = ignore, onLost = ignore, wallClock = steadyClock, systemClock = steadyClock } = options;
  const { openFeed = createFeed, pushLimits = {} } = options;
  const stops = new Stops();
  const steps = new StepTimes();
  let draining: Promise<void> | null = null;
  let resolveServing = (): void => undefined;
  const serving = new Promise<void>((resolve) => (resolveServing = resolve));
  try {
    steps.end('modules');
    await checkAddress(config.host, config.port);
    if (config.metrics !== null) await checkAddress(config.metrics.host, config.metrics.port);
    const opened = await openContext(config, stops, { report, onLost, wallClock, systemClock, openFeed });
    steps.end('database');
    const joined = await joinProcesses(opened, stops, {
      speed: config.speed,
      historyDays: config.historyDays,
      simulatesPlayers: config.simulatedPlayers > 0,
      serving,
    });
    steps.end('board');
    const serveOptions = {
      ...joined,
      report,
      isDraining: () => draining !== null,
      limits: { ...PUSH_LIMITS, ...pushLimits },
    };
    const { push, connections, stopAccepting, ...addresses } = await serve(config, opened, stops, serveOptions);
    resolveServing();
    steps.end('http');
    const { url, metricsUrl } = addresses;
    opened.context.log.info({ url, metrics: metricsUrl, ms: steps.ms }, 'started');
    const drain = async (): Promise<void> => {
      connections.stopKeepAlive();
      await sleep(config.drainNoticeMs);
      await Promise.all([joined.leading.stop(), push.close(PUSH_CLOSE_MS)]);
      // After push: load balancers cut connections of a server that no longer listens.
      await stopAccepting();
      await connections.end(CALLS_MS);
    };
    return { ...addresses, drain: () => (draining ??= drain()), close: () => stops.stopAll() };
  } catch (cause) {
    await stops.stopAll().catch(() => undefined);
    throw cause;
  }
}
