import { randomBytes } from 'node:crypto';

import type { Brand, CallName, Envelope } from '@clutchline/contract';
import { CALLS } from '@clutchline/contract';
import type { StreamRules } from '@clutchline/domain';
import { hash } from '@node-rs/argon2';

import { openDatabase } from '../../../server/src/composition/create-stores';
import type { Context } from '../../../server/src/composition/context';
import type { FirstViews } from '../../../server/src/first-view';
import { Admission } from '../../../server/src/http/guards/admission';
import { CALL_RATES, type CallRates } from '../../../server/src/http/guards/call-rates';
import { createHttpServer } from '../../../server/src/http/create-http-server';
import { Connections } from '../../../server/src/http/guards/connections';
import { CspReports } from '../../../server/src/http/web/csp-reports';
import { CallReports } from '../../../server/src/http/calls/call-reports';
import { TEST_STREAM_FILE } from '../../../server/src/paths';
import type { RegionRules } from '../../../server/src/players/countries';
import { Hub } from '../../../server/src/push/hub';
import { PUSH_LIMITS, type PushLimits } from '../../../server/src/push/push-limits';
import { startPush } from '../../../server/src/push/push-server';
import type { TokenVerifier } from '../../../server/src/platform/token-verifier';
import { createServerTexts } from '../../../server/src/platform/server-texts';
import { filterLiveSessions, MOST_SESSIONS } from '../../../server/src/players/sessions/find-session';
import { readBalanceOf } from '../../../server/src/players/preferences/balance';
import { readinessOf } from '../../../server/src/http/readiness';
import { redeemPushTicket } from '../../../server/src/players/sessions/push-tickets';
import { SecretBox } from '../../../server/src/platform/secret-box';
import { createTestDatabase } from './create-test-database';
import { setFeedAge } from './feed-age';
import { envelopeOf, send } from './send';

export interface TestOptions {
  readonly mostSessions?: number;
  readonly verifyToken?: TokenVerifier;
  readonly rates?: CallRates;
  readonly admission?: Admission;
  readonly limits?: Partial<PushLimits>;
  readonly allowOrigins?: readonly string[];
  readonly ownHosts?: readonly string[];
  readonly trustedHops?: number;
  readonly publicUrl?: string | null;
  readonly webFolder?: string;
  readonly streamRules?: StreamRules;
  readonly brand?: Brand | null;
  readonly firstViews?: FirstViews;
  readonly hasHostPage?: boolean;
  readonly region?: RegionRules;
  /** Default: direct, as owner. */
  readonly through?: (databaseUrl: string) => string;
}

export interface LogEntry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export interface TestServer {
  readonly url: string;
  readonly hub: Hub;
  readonly cspReports: CspReports;
  readonly context: Context;
  readonly databaseUrl: string;
  readonly logged: LogEntry[];
  /** Accounts with a push connection. */
  connected(): readonly number[];
  passTime(ms: number): void;
  call(name: CallName, body?: object, headers?: Record<string, string>): Promise<Envelope>;
  signIn(username?: string): Promise<string>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse';
export const PLAYERS = ['ada', 'bob'] as const;

/** Ignored without trusted hops. */
export const FROM_HERE = { 'x-forwarded-for': '127.0.0.1' } as const;

const STRAIGHT = (databaseUrl: string): string => databaseUrl;

/** No country is known, so none is blocked. */
const EVERYWHERE: RegionRules = { countryOf: { of: () => null }, blockedCountries: new Set(), everyoneFrom: null };

async function addPlayers({ stores }: Context): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 1_024, timeCost: 1 });
  for (const username of PLAYERS)
    await stores.accounts.create(
      { username, passwordHash, nickname: username, currencyId: 1, lang: 2, timeZone: 'UTC' },
      0,
    );
}

export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const {
    rates = CALL_RATES,
    admission = new Admission(),
    limits = {},
    allowOrigins = [],
    ownHosts = [],
    trustedHops = 0,
    publicUrl = null,
    webFolder = null,
    brand = null,
    firstViews,
    hasHostPage = true,
    region = EVERYWHERE,
    through = STRAIGHT,
    mostSessions = MOST_SESSIONS,
    streamRules = { platforms: [], hosts: [] },
    verifyToken,
  } = options;
  const database = await createTestDatabase();
  await setFeedAge(database.url, 0);
  const logged: LogEntry[] = [];
  const write = (fields: LogEntry['fields'], message: string) => void logged.push({ fields, message });
  const log = { info: () => undefined, warn: write, error: write };
  const opened = openDatabase(through(database.url), log);
  const { stores, inTransaction } = opened;
  let passed = 0;
  const wallClock = { now: () => Date.now() + passed };
  const random = { bytes: (length: number) => randomBytes(length) };
  const texts = createServerTexts();
  const hub = new Hub((accountId) => readBalanceOf({ stores }, accountId));
  const context: Context = {
    ...{ clock: wallClock, wallClock, random, secretBox: new SecretBox(null, random), log, stores, inTransaction },
    texts,
    mostSessions,
    streamRules,
    ...(verifyToken !== undefined && { verifyToken }),
  };
  await addPlayers(context);
  const shared = { allowOrigins, ownHosts, trustedHops };
  const readiness = readinessOf(context, { isLive: () => true, isClockRight: () => true, isDraining: () => false });
  const readReport = async () => ({ ...(await readiness()), process: process.pid, term: null, connections: 0 });
  const reports = new CallReports(log);
  const cspReports = new CspReports(log);
  const server = {
    ...{ ...shared, context, replyTexts: texts, webFolder, brand, hasHostPage, region, rates, admission },
    testStreamFile: TEST_STREAM_FILE,
    // All clients of a test have one address.
    publicUrl,
    ...(firstViews !== undefined && { firstViews }),
    ...{ readReport, reports, cspReports, connections: new Connections({ perAddress: null }) },
  };
  const app = await createHttpServer(server);
  const filterLive = (hashes: readonly string[]) => filterLiveSessions(context, hashes);
  const push = startPush(app.server, {
    ...shared,
    ...context,
    hub,
    limits: { ...PUSH_LIMITS, ...limits },
    filterLive,
    redeem: (ticket) => redeemPushTicket(context, ticket),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const call: TestServer['call'] = async (name, body = {}, headers = {}) =>
    envelopeOf(
      await send(url, CALLS[name].path, {
        headers: { 'content-type': 'application/json', ...FROM_HERE, ...headers },
        body: JSON.stringify({ lang: 2, ...body }),
      }),
    );
  return {
    ...{ url, hub, cspReports, context, logged, call, databaseUrl: database.url },
    connected: () => push.accounts,
    passTime: (ms) => void (passed += ms),
    signIn: async (username = 'ada') => {
      const { data } = await call('hostSignIn', { username, password: PASSWORD });
      if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
      throw new Error('the sign-in was refused');
    },
    close: async () => {
      await push.close();
      await app.close();
      await opened.close();
      await database.drop();
    },
  };
}
