import { randomBytes } from 'node:crypto';

import { CALLS, type Envelope } from '@clutchline/contract';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import { hashToken } from '../../../server/src/platform/hash-token';
import { ingestFeedEvents } from '../../../server/src/feed/ingest-feed-events';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from '../../../server/src/ledger/ledger-accounts';
import type { PlaceAnswer } from './bet-requests';
import { matchEvents } from './test-feed';
import { envelopeOf, send, type Answer } from './send';
import { FROM_HERE, startTestServer, type TestOptions, type TestServer } from './start-test-server';

export interface TestPlayer {
  readonly accountId: number;
  readonly token: string;
}

export interface PlayerFields {
  /** Minor units; default 1,000.00 CNY. */
  readonly balance?: bigint;
  readonly currencyId?: number;
}

const HOUR_MS = 3_600_000;
const BALANCE = 100_000n;

export interface PlacingServer extends TestServer {
  /** That begin in an hour, with consecutive ids; returns the first. */
  matches(count?: number): Promise<number>;
  player(fields?: PlayerFields): Promise<TestPlayer>;
  anotherToken(accountId: number): Promise<string>;
  sendPlacement(token: string, body: string, headers?: Record<string, string>): Promise<Answer>;
  /** Throws if invalid. */
  place(token: string, request: object): Promise<PlaceAnswer>;
  /** Null if accepted. */
  refusalsOf(token: string, request: object): Promise<(string | null)[]>;
  /** Minor units. */
  balanceOf(accountId: number): Promise<bigint>;
  /** Also expects no bet, no stored response and no log line. */
  expectRefused(status: number, requests: readonly (object | string)[]): Promise<void>;
  /** Each request is valid; nothing is debited. */
  expectRefusals(
    requests: readonly (readonly [request: object, refusal: string])[],
    fields?: PlayerFields,
  ): Promise<void>;
}

const textOf = (request: object | string): string => (typeof request === 'string' ? request : JSON.stringify(request));

export function answerOf(envelope: Envelope): PlaceAnswer {
  if (envelope.code !== 1) throw new Error(JSON.stringify(envelope));
  return z.parse(CALLS.playMore.response, envelope.data);
}

/** Without a rate limit by default. */
export async function startPlacingServer(options: TestOptions = {}): Promise<PlacingServer> {
  const server = await startTestServer({ rates: {}, ...options });
  const { stores, inTransaction, wallClock } = server.context;
  let lastMatch = 0;

  const anotherToken = async (accountId: number) => {
    const token = randomBytes(32).toString('base64url');
    const createdAt = wallClock.now();
    await stores.sessions.create({
      ...{ tokenHash: hashToken(token), accountId, createdAt, expiresAt: createdAt + 24 * HOUR_MS },
    });
    return token;
  };
  const player = async ({ balance = BALANCE, currencyId = 1 }: PlayerFields = {}): Promise<TestPlayer> => {
    const account = { username: randomBytes(6).toString('hex'), passwordHash: '-', nickname: 'Test', lang: 2 } as const;
    const accountId = await inTransaction(async ({ accounts, wallets }) => {
      const id = (await accounts.create({ ...account, currencyId, timeZone: 'UTC' }, 0)) ?? 0;
      const entries = entriesOf(currencyId, [
        [playerAccount(id), balance],
        [HOUSE_DEMO_CREDIT, -balance],
      ]);
      if (balance > 0n) await wallets.post([{ kind: 'demo-credit', orderNo: null, at: wallClock.now(), entries }]);
      return id;
    });
    return { accountId, token: await anotherToken(accountId) };
  };
  const sendPlacement: PlacingServer['sendPlacement'] = (token, body, headers = {}) =>
    send(server.url, CALLS.playMore.path, {
      headers: { 'content-type': 'application/json', ...FROM_HERE, token, ...headers },
      body,
    });
  const balanceOf = async (accountId: number) => (await stores.wallets.read(accountId))?.balance ?? -1n;
  const place: PlacingServer['place'] = async (token, request) => {
    const answer = await sendPlacement(token, JSON.stringify(request));
    expect(answer.status).toBe(200);
    return answerOf(envelopeOf(answer));
  };
  const refusalsOf: PlacingServer['refusalsOf'] = async (token, request) =>
    (await place(token, request)).results.map(({ error }) => error?.refusal ?? null);
  const expectUntouched = async ({ accountId }: TestPlayer, balance: bigint, lines: number) => {
    expect(await balanceOf(accountId)).toBe(balance);
    const history = { accountId, state: 'all', kind: 'all', since: 0, offset: 0, limit: 10 } as const;
    expect((await stores.bets.history(history)).bets).toEqual([]);
    expect(server.logged.slice(lines)).toEqual([]);
  };

  return {
    ...server,
    ...{ player, anotherToken, sendPlacement, place, refusalsOf, balanceOf },
    matches: async (count = 1) => {
      const first = lastMatch + 1;
      lastMatch += count;
      const startTime = wallClock.now() + HOUR_MS;
      const games = Array.from({ length: count }, (_, index) => first + index);
      await ingestFeedEvents(
        server.context,
        games.flatMap((gameId) => matchEvents(gameId, { startTime })),
      );
      return first;
    },
    expectRefused: async (status, requests) => {
      const [someone, lines] = [await player(), server.logged.length];
      for (const request of requests) {
        const body = textOf(request);
        const answer = await sendPlacement(someone.token, body);
        expect({ status: answer.status, body: body.slice(0, 300) }).toMatchObject({ status });
        expect(envelopeOf(answer)).toMatchObject({ code: 2, data: null, error_code: 1201 });
        expect(answer.text.length).toBeLessThan(400);
      }
      await expectUntouched(someone, BALANCE, lines);
    },
    expectRefusals: async (requests, fields = {}) => {
      const [someone, lines] = [await player(fields), server.logged.length];
      for (const [request, refusal] of requests) {
        const { results } = await place(someone.token, request);
        const errors = results.map(({ error }) => error?.refusal);
        expect({ errors, request }).toMatchObject({ errors: [refusal] });
      }
      await expectUntouched(someone, fields.balance ?? BALANCE, lines);
    },
  };
}
