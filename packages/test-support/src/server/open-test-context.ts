import { randomBytes } from 'node:crypto';

import type { Change } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';

import type { Context } from '../../../server/src/composition/context';
import { openDatabase } from '../../../server/src/composition/create-stores';
import type { MatchChange } from '../../../server/src/platform/records';
import type { Stores } from '../../../server/src/composition/stores';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from '../../../server/src/ledger/ledger-accounts';
import { SecretBox } from '../../../server/src/platform/secret-box';
import type { CallInfo } from '../../../server/src/platform/calls';
import { createTestDatabase } from './create-test-database';
import { drainOutbox } from './drain-outbox';
import { setFeedAge } from './feed-age';
import { NOW } from './test-now';

export { NOW };

export class Recorder {
  readonly matches: { gameId: number; change: MatchChange }[] = [];
  readonly players: { accountId: number; change: Change }[] = [];

  constructor(
    private readonly stores: Stores,
    private readonly clock: Context['clock'],
  ) {}

  publishMatch(gameId: number, changes: readonly MatchChange[]): void {
    this.matches.push(...changes.map((change) => ({ gameId, change })));
  }

  hasSubscriber(): boolean {
    return true;
  }

  publishPlayer(accountId: number, changes: readonly Change[]): void {
    this.players.push(...changes.map((change) => ({ accountId, change })));
  }

  async publishCommitted(): Promise<this> {
    await drainOutbox(this.stores, this, this.clock);
    return this;
  }

  async drain(): Promise<Change[]> {
    await this.publishCommitted();
    this.players.length = 0;
    return this.matches.splice(0).map(({ change }) => change.change);
  }
}

export interface TestContext extends Context {
  readonly publisher: Recorder;
  readonly logged: string[];
  readonly databaseUrl: string;
  setNow(now: number): void;
  /** Whole units, default CNY. */
  player(amount: string, currencyId?: number): Promise<CallInfo & { readonly caller: { readonly accountId: number } }>;
  close(): Promise<void>;
}

const RANDOM: Context['random'] = { bytes: (length) => randomBytes(length) };
const MINOR: Readonly<Record<number, bigint>> = { 1: 100n, 3: 1n, 9: 1_000n };

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** With a stopped clock and a recording publisher. With a given database the feed age is computed as in a server. */
export async function openTestContext(given: TestDatabase | null = null): Promise<TestContext> {
  const database = given ?? (await createTestDatabase());
  if (given === null) await setFeedAge(database.url, 0);
  const logged: string[] = [];
  const write = (_fields: Readonly<Record<string, unknown>>, message: string): void => void logged.push(message);
  const log = { info: write, warn: write, error: write };
  const { stores, inTransaction, close } = openDatabase(database.url, log, undefined, 1);
  let now = NOW;
  const clock = { now: () => now };
  return {
    clock,
    wallClock: clock,
    random: RANDOM,
    secretBox: new SecretBox(null, RANDOM),
    log,
    logged,
    stores,
    inTransaction,
    publisher: new Recorder(stores, clock),
    texts: {
      refusal: (refusal, lang, limit) => `${refusal} in ${lang}: ${limit ?? '-'}`,
      allGames: () => buildNames('All games'),
      page: (key, lang, { team, other, event }) => [key, lang, team, other, event].join(' '),
      calendar: (key, lang, count) => `${key} ${count} in ${lang}`,
    },
    databaseUrl: database.url,
    setNow: (value) => void (now = value),
    player: async (amount, currencyId = 1) => {
      const username = randomBytes(6).toString('hex');
      const minor = BigInt(amount) * (MINOR[currencyId] ?? 1n);
      const account = { username, passwordHash: '-', nickname: 'Test', currencyId, lang: 2, timeZone: 'UTC' } as const;
      return await inTransaction(async ({ accounts, wallets }) => {
        const accountId = (await accounts.create(account, now)) ?? 0;
        const sides = [[playerAccount(accountId), minor] as const, [HOUSE_DEMO_CREDIT, -minor] as const];
        const entries = entriesOf(currencyId, sides);
        if (minor > 0n) await wallets.post([{ kind: 'demo-credit', orderNo: null, at: now, entries }]);
        return { lang: 2, caller: { accountId, currencyId, lang: 2, timeZone: 'UTC', sessionStartedAt: now } } as const;
      });
    },
    close: async () => {
      await close();
      await database.drop();
    },
  };
}
