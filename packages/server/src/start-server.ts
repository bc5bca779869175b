import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ServerConfig } from './config';
import { createFeed } from './create-feed';
import { createLog } from './create-log';
import { baseOf } from './feed-identity';
import { CALL_RATES } from './http/call-rates';
import { createHttpServer } from './http/create-http-server';
import { startAcceptance } from './jobs/start-acceptance';
import { startFeed } from './jobs/start-feed';
import { startPools } from './jobs/start-pools';
import { startQuarantine } from './jobs/start-quarantine';
import { startSeals } from './jobs/start-seals';
import { startSettlement } from './jobs/start-settlement';
import { checkAddress } from './listen';
import { MemoryTickets } from './memory-tickets';
import { openCountryOf } from './open-country-of';
import { openStore } from './open-store';
import type { Clock } from './ports/clock';
import { Hub } from './push/hub';
import { PUSH_LIMITS } from './push/push-limits';
import { startPush } from './push/push-server';
import { openScaledClock } from './scaled-clock';
import { createServerTexts } from './server-texts';
import { keepLiveSessions } from './services/keep-live-sessions';
import { readBoardState } from './services/read-board-state';
import { readBalanceOf } from './services/read-balance-of';
import { seedDemo } from './services/seed-demo';
import { steadyClock } from './steady-clock';
import { Stops } from './stops';

/** A running server. `close` stops everything that was started, the embedded database too. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What a caller may give beside the configuration. */
export interface StartOptions {
  /** Hears of steps that take a while, and of what is not as usual. */
  readonly tell?: (line: string) => void;
  /** Real time in ms; a test may let it run as it likes. */
  readonly wallClock?: Clock;
}

const SILENT = (): void => undefined;

/** What the composition hands from step to step. */
async function openContext(config: ServerConfig, stops: Stops, { tell, wallClock }: Required<StartOptions>) {
  const log = createLog(config.logLevel);
  const random = { bytes: (length: number) => randomBytes(length) };
  const texts = createServerTexts();
  const now = wallClock.now();
  const wanted = await createFeed(config.feed, now);
  const { stores, inTransaction, identity } = await openStore(config.database, { feed: wanted, now, log, stops, tell });
  const base = baseOf(identity, now);
  const feed = base === now ? wanted : await createFeed(config.feed, base);
  const beginning = { identity, firstRunAt: feed.firstRunAt, speed: config.speed };
  const clock = await openScaledClock(stores.feedState, wallClock, beginning);
  const hub = new Hub((accountId) => readBalanceOf({ stores }, accountId));
  const tickets = new MemoryTickets(wallClock, random);
  const context = { clock, wallClock, random, log, stores, inTransaction, publisher: hub, texts, tickets };
  return { context, hub, feed, words: texts };
}

type Opened = Awaited<ReturnType<typeof openContext>>;

/** Starts everything that works without being asked; each is stopped before what it stands on. */
async function startJobs({ context, feed, hub }: Opened, stops: Stops): Promise<void> {
  await seedDemo(context);
  for (const { gameId, changes } of await readBoardState(context)) hub.load(gameId, changes);
  const settlement = startSettlement(context);
  stops.add(() => settlement.stop());
  const feedJob = startFeed(context, feed, () => settlement.wake());
  stops.add(() => feedJob.stop());
  await feedJob.ready;
  const quarantine = startQuarantine(context, () => settlement.wake());
  stops.add(() => quarantine.stop());
  const pools = startPools(context);
  stops.add(() => pools.stop());
  // After the feed: what moved while no server ran decides the bets that were held then.
  const acceptance = startAcceptance(context);
  stops.add(() => acceptance.stop());
  stops.add(startSeals(context));
}

function builtWeb({ webFolder }: ServerConfig, tell: (line: string) => void): string | null {
  if (webFolder === null || existsSync(join(webFolder, 'index.html'))) return webFolder;
  tell(`The web files are not built (${webFolder}): only API and push are served.`);
  return null;
}

async function serve(config: ServerConfig, opened: Opened, stops: Stops, webFolder: string | null): Promise<string> {
  const { context, hub, words } = opened;
  const { allowOrigins, trustedHops } = config;
  const shared = { allowOrigins, trustedHops };
  const region = {
    countryOf: await openCountryOf(),
    blockedCountries: new Set(config.blockedCountries),
    everyoneFrom: config.demoAddress,
  };
  const http = await createHttpServer({ ...shared, context, words, webFolder, region, rates: CALL_RATES });
  stops.add(() => http.close());
  const stopPush = startPush(http.server, {
    ...shared,
    ...context,
    hub,
    limits: PUSH_LIMITS,
    keepLive: (tokenHashes) => keepLiveSessions(context, tokenHashes),
  });
  stops.add(stopPush);
  return http.listen({ host: config.host, port: config.port });
}

/**
 * Starts a server by its configuration: the one way for the command, the tests and the benchmarks. Where a step fails,
 * everything before it is stopped again.
 *
 * @example const { url, close } = await startServer(config)
 */
export async function startServer(
  config: ServerConfig,
  { tell = SILENT, wallClock = steadyClock }: StartOptions = {},
): Promise<RunningServer> {
  const stops = new Stops();
  try {
    await checkAddress(config.host, config.port);
    const webFolder = builtWeb(config, tell);
    const opened = await openContext(config, stops, { tell, wallClock });
    await startJobs(opened, stops);
    const url = await serve(config, opened, stops, webFolder);
    return { url, close: () => stops.stopAll() };
  } catch (cause) {
    await stops.stopAll().catch(() => undefined);
    throw cause;
  }
}
