import { randomBytes, randomUUID } from 'node:crypto';

import { DESK_PATH, type DeskCallName, type DeskRole } from '@clutchline/contract/desk';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { TOTP, URI } from 'otpauth';
import * as z from 'zod/mini';

import { createDeskStores } from '../../src/composition/create-desk-stores';
import { startDesk } from '../../src/composition/start-desk';
import { connectDatabase } from '../../src/database/connect-database';
import { DeskOperators } from '../../src/desk/access/postgres-desk-operators';
import type { IdentityProvider } from '../../src/desk/access/provider/provider';
import { TotpBox } from '../../src/desk/access/totp-box';
import type { Clock } from '../../src/platform/time/clock';

export const DESK_PASSWORD = 'seven green kettles';

export const DESK_KEY = 'a key of sixteen characters';

export interface DeskReply {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Readonly<Record<string, unknown>>;
}

const SESSION = '__Host-desk';

/** As the page of the desk calls, with its cookies. */
export class DeskClient {
  /** By name. */
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Of the session. */
  get cookie(): string {
    const value = this.cookies.get(SESSION) ?? '';
    return value === '' ? '' : `${SESSION}=${value}`;
  }

  set cookie(text: string) {
    this.cookies.set(SESSION, text.split('=')[1] ?? '');
  }

  async send(path: string, init: RequestInit): Promise<DeskReply> {
    const response = await fetch(this.url + path, init);
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(/[=;]/);
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    const data = Array.isArray(parsed) ? { list: parsed } : z.parse(z.record(z.string(), z.unknown()), parsed);
    return { status: response.status, headers: response.headers, data };
  }

  call(name: DeskCallName, body: object = {}, headers: Record<string, string> = {}): Promise<DeskReply> {
    return this.send(`${DESK_PATH}/${name}`, {
      method: 'POST',
      headers: {
        ...{ origin: this.url, 'x-desk': '1', 'content-type': 'application/json' },
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...this.headers,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }
}

export interface TestOperator {
  readonly name: string;
  readonly client: DeskClient;
  /** A code that was not used yet: the clock of the desk moves on, to ten seconds after the begin of a step. */
  readonly nextCode: () => string;
  readonly recoveryCodes: readonly string[];
}

export interface TestDesk {
  readonly url: string;
  readonly databaseUrl: string;
  readonly operators: DeskOperators;
  readonly logged: { fields: Readonly<Record<string, unknown>>; message: string }[];
  now(): number;
  passTime(ms: number): void;
  /** A separate address: the wrong tries of one test do not count for another. */
  client(): DeskClient;
  /** With password and authenticator app, not signed in. */
  add(name: string, roles: readonly DeskRole[], samePersonAs?: string): Promise<TestOperator>;
  signedIn(name: string, roles: readonly DeskRole[], samePersonAs?: string): Promise<TestOperator>;
  close(): Promise<void>;
}

const STEP_MS = 30_000;

interface Database extends Awaited<ReturnType<typeof createTestDatabase>> {
  /** Business time; default the wall clock of the desk. */
  readonly clock?: Clock;
}

export async function openTestDesk(
  given: Database | null = null,
  provider: IdentityProvider | null = null,
): Promise<TestDesk> {
  const database: Database = given ?? (await createTestDatabase());
  const logged: TestDesk['logged'] = [];
  const write = (fields: Readonly<Record<string, unknown>>, message: string) => void logged.push({ fields, message });
  const log = { info: write, warn: write, error: write };
  const opened = connectDatabase(database.url, { createStores: createDeskStores, log, role: 'clutchline_desk' });
  let now = Date.now();
  const wallClock = { now: () => now };
  const clock = database.clock ?? wallClock;
  const random = { bytes: (length: number) => randomBytes(length) };
  const place = { host: '127.0.0.1', port: 0, origin: null, pageFolder: null };
  const totpBox = new TotpBox([DESK_KEY], random);
  const { stores, inTransaction } = opened;
  const context = { stores, inTransaction, clock, wallClock, random, log, totpBox, provider };
  const server = await startDesk(place, { trustedHops: 1, cspReports: null }, context);
  const operators = new DeskOperators(database.url, () => now);
  if (provider !== null) await operators.setProvider(provider.issuer);
  let clients = 0;
  const desk: TestDesk = {
    url: server.url,
    databaseUrl: database.url,
    operators,
    logged,
    now: () => now,
    passTime: (ms) => void (now += ms),
    client: () => new DeskClient(server.url, { 'x-forwarded-for': `10.1.${++clients}.1` }),
    async add(name, roles, samePersonAs) {
      const token = await operators.invite({ name, roles, samePersonAs: samePersonAs ?? null });
      const client = desk.client();
      const { data } = await client.call('readInvite', { token });
      const totp = URI.parse(String(data['totp_uri']));
      if (!(totp instanceof TOTP)) throw new Error('not an app');
      const nextCode = (): string => {
        now = (Math.floor(now / STEP_MS) + 1) * STEP_MS + 10_000;
        return totp.generate({ timestamp: now });
      };
      const choice = { request_id: randomUUID(), token, password: DESK_PASSWORD, code: nextCode() };
      const accepted = await client.call('acceptInvite', choice);
      const { recovery_codes } = z.parse(z.object({ recovery_codes: z.array(z.string()) }), accepted.data);
      return { name, client, nextCode, recoveryCodes: recovery_codes };
    },
    async signedIn(name, roles, samePersonAs) {
      const operator = await desk.add(name, roles, samePersonAs);
      const code = operator.nextCode();
      const { status } = await operator.client.call('signIn', { name, password: DESK_PASSWORD, code });
      if (status !== 200) throw new Error('the sign-in was refused');
      return operator;
    },
    async close() {
      await server.close();
      await opened.close();
      if (given === null) await database.drop();
    },
  };
  return desk;
}
