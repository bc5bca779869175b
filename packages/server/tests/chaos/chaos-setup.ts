import { randomBytes } from 'node:crypto';

import { buildNames } from '@clutchline/domain/testing';
import pg from 'pg';

import { auditLedger } from '../../src/ledger/verification/audit-ledger';
import { columnTypes } from '../../src/database/column-types';
import { migrate } from '../../src/database/migrate';
import { openDatabase } from '../../src/composition/create-stores';
import { scaledClock } from '../../src/feed/scaled-clock';
import { hashToken } from '../../src/platform/hash-token';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from '../../src/ledger/ledger-accounts';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';
import { startChaosPostgres } from './chaos-postgres';
import { SecretBox } from '../../src/platform/secret-box';

const RANDOM = { bytes: (length: number) => randomBytes(length) };

const PROGRAM = new URL('chaos-server.ts', import.meta.url);

/** Replaced after a kill. */
export class ChaosServer {
  url = '';
  metricsUrl = '';
  #process: ServerProcess | null = null;

  constructor(
    private readonly databaseUrl: string,
    private readonly movedMs: number,
    private readonly extraArgs: readonly string[],
  ) {}

  async start(): Promise<void> {
    const own = ['--port', '0', '--metrics-port', '0', '--database-url', this.databaseUrl, '--log-level', 'error'];
    // One address for all.
    const args = [...own, '--connections-per-address', '0', ...this.extraArgs];
    this.#process = new ServerProcess(args, { MOVED_MS: String(this.movedMs) }, bundledProgram(PROGRAM));
    this.url = await this.#process.url();
    this.metricsUrl = this.#process.metricsUrl;
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#process?.exited;
  }

  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  get errors(): string {
    return this.#process?.errors ?? '';
  }
}

export interface ChaosPlayer {
  readonly accountId: number;
  /** In rotation, below the rate of a session. */
  token(): string;
}

export const FIRST_MATCH = 8_000_001;

export type ChaosSetup = Awaited<ReturnType<typeof openChaosSetup>>;

interface ChaosOptions {
  readonly servers?: number;
  /** After {@link FIRST_MATCH}. */
  readonly matches?: number;
  /** At the first start; default: real time. */
  readonly beginAt?: number;
  readonly argsOf?: (index: number) => readonly string[];
  /** Of the new database, before `argsOf` and the servers. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
}

/** This process has no bus: it feeds matches, opens accounts, reads the ledger. */
export async function openChaosSetup({
  servers: count = 2,
  matches = 0,
  beginAt,
  argsOf = () => [],
  prepare = () => Promise.resolve(),
}: ChaosOptions = {}) {
  const postgres = await startChaosPostgres();
  const servers: ChaosServer[] = [];
  const owner = new pg.Pool({ connectionString: postgres.url, types: columnTypes(), max: 4 });
  owner.on('error', () => undefined);
  const close = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await owner.end();
    await postgres.close();
  };
  try {
    await migrate(postgres.url);
    await prepare(postgres.url);
    // No feed runs.
    if (count === 0) await setFeedAge(postgres.url, 0);
    const movedMs = beginAt === undefined ? 0 : beginAt - Date.now();
    for (let index = 0; index < count; index += 1) servers.push(new ChaosServer(postgres.url, movedMs, argsOf(index)));
    for (const server of servers) await server.start();
    const context = await openContext(postgres.url, movedMs);
    // A plausible result, but no held bets.
    const addMatch = (gameId: number) =>
      ingestFeedEvents(context, matchEvents(gameId, { startTime: context.clock.now() + 2 * 3_600_000 }));
    for (let match = 0; match < matches; match += 1) await addMatch(FIRST_MATCH + match);
    return {
      ...{ postgres, servers, context, owner, addMatch },
      /** Without a time limit. */
      faults: async () => (await auditLedger(postgres.url))?.faults,
      addPlayer: (amount: bigint, timeZone = 'UTC') => addPlayer(context, owner, { amount, timeZone, movedMs }),
      close: async () => {
        await context.close();
        await close();
      },
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function openContext(url: string, movedMs: number) {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { stores, inTransaction, close } = openDatabase(url, silent);
  const state = await stores.feedState.read();
  const wallClock = { now: () => Date.now() + movedMs };
  return {
    ...{ stores, inTransaction, close, log: silent, wallClock },
    // Until a server starts business time.
    clock: state === null ? wallClock : scaledClock(wallClock, state),
    random: RANDOM,
    secretBox: new SecretBox(null, RANDOM),
    texts: {
      refusal: (refusal: string) => refusal,
      allGames: () => buildNames('All games'),
      page: (key: string) => key,
      calendar: (key: string) => key,
    },
  };
}

type ChaosContext = Awaited<ReturnType<typeof openContext>>;

interface NewPlayer {
  readonly amount: bigint;
  readonly timeZone: string;
  readonly movedMs: number;
}

async function addPlayer(context: ChaosContext, owner: pg.Pool, player: NewPlayer): Promise<ChaosPlayer> {
  const username = randomBytes(8).toString('hex');
  const at = context.clock.now();
  const shared = { passwordHash: '-', nickname: 'Chaos', currencyId: 1, lang: 2, timeZone: player.timeZone } as const;
  const accountId = await context.inTransaction(async ({ accounts, wallets }) => {
    const created = (await accounts.create({ username, ...shared }, at)) ?? 0;
    const sides = [[playerAccount(created), player.amount] as const, [HOUSE_DEMO_CREDIT, -player.amount] as const];
    const entries = entriesOf(1, sides);
    if (entries.length > 0) await wallets.post([{ kind: 'demo-credit', orderNo: null, at, entries }]);
    return created;
  });
  const tokens = Array.from({ length: 8 }, () => randomBytes(24).toString('base64url'));
  const now = Date.now() + player.movedMs;
  await owner.query(
    `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at)
     select hash, $2, $3::bigint, $3::bigint, $3::bigint + 86400000 from unnest($1::text[]) as hash`,
    [tokens.map(hashToken), accountId, now],
  );
  let index = 0;
  return { accountId, token: () => tokens[(index += 1) % tokens.length] ?? '' };
}
