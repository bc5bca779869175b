import { streamPlatform } from '@clutchline/contract';
import type { StreamRules } from '@clutchline/domain';

import type { DatabaseConfig } from './database/embedded-postgres';
import type { FeedConfig } from './feed';
import type { LogLevel } from './platform/log/create-log';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { DESK_SHAPE, deskPlaceOf, deskProviderOf } from './config-desk';
import { CONFIG_OPTIONS, type ConfigFlag } from './config-options';
import { claim, decimal, list, secretKey, whole } from './config-values';
import type { TokenConfig } from './integration';
import type { WalletConfig } from './seamless';
import { isCountry } from './players';
import { CHECKOUT } from './paths';
import type { ProviderConfig } from './desk';
import type { DeskPlace } from './http';
import type { MetricsPlace } from './platform/metrics/serve-metrics';
import { isSafeUrl } from './platform/network/safe-url';
import { plainAddress } from './platform/network/plain-address';
import { PlainError } from './platform/errors';

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseConfig;
  /** To switch to as root; null: none. */
  readonly user: string | null;
  readonly natsUrl: string | null;
  /** Wall clock, from a 503 of `/ready` to closing connections. */
  readonly drainNoticeMs: number;
  readonly feed: FeedConfig;
  /** Business time per wall-clock time. */
  readonly speed: number;
  /** Past days that are imported into a new database. */
  readonly historyDays: number;
  readonly allowOrigins: readonly string[];
  /** `*` allows any. */
  readonly ownHosts: readonly string[];
  /** Origin of the standalone page for others. */
  readonly publicUrl: string | null;
  /** STREAM-1. */
  readonly streamRules: StreamRules;
  readonly trustedHops: number;
  /** Null: unlimited. Ignored with `trustedHops`. */
  readonly connectionsPerAddress: number | null;
  /** ISO 3166-1 codes (ROLE-1). */
  readonly sessionsPerAccount: number;
  readonly blockedCountries: readonly string[];
  readonly demo: boolean;
  /** In each currency of the demo accounts; they stake play money in pools. */
  readonly simulatedPlayers: number;
  /** Whether new rounds of Speed LOL begin. */
  readonly virtualGames: boolean;
  /** Encrypts the secrets of its epochs. */
  readonly roundKey: string | null;
  /** Used for all clients; null uses the real addresses. */
  readonly demoAddress: string | null;
  /** Brand of the standalone page; null serves the default one. */
  readonly brandFile: string | null;
  /** Whether the page arrives with its first list (P13). */
  readonly firstView: boolean;
  readonly logLevel: LogLevel;
  readonly metrics: MetricsPlace | null;
  /** Of the operator API; null: off. */
  readonly operatorApi: MetricsPlace | null;
  /** Null: off. */
  readonly desk: DeskPlace | null;
  /** Of secrets of authenticator apps: the first encrypts, each decrypts; empty: no encryption. */
  readonly deskKeys: readonly string[];
  /** At which operators sign in; null: at the desk. */
  readonly deskProvider: ProviderConfig | null;
  /** Null: no signed tokens. */
  readonly operatorTokens: TokenConfig | null;
  /** Of the operator; null: the internal wallet. */
  readonly wallet: WalletConfig | null;
  readonly webFolder: string | null;
}

type Given = Readonly<Partial<Record<ConfigFlag, unknown>>>;
type Environment = Readonly<Record<string, string | undefined>>;

const onOrOff = z.pipe(
  z.union([z.literal(true), z.enum(['0', '1'])]),
  z.transform((value) => value === true || value === '1'),
);
const folder = z.string().check(z.minLength(1));

const SCHEMA = z.strictObject({
  port: z._default(whole(65_535), 4600),
  host: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  'database-url': z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  'nats-url': z.optional(z.string().check(z.regex(/^(nats|tls|wss?):\/\/\S+$/))),
  'drain-notice': z._default(whole(10_000), 0),
  user: z.optional(z.string().check(z.regex(/^[a-z_][a-z0-9_.-]{0,31}$/))),
  'data-dir': z.optional(folder),
  feed: z._default(z.enum(['simulator', 'replay']), 'simulator'),
  seed: z._default(z.string().check(z.regex(/^[\w.-]{1,64}$/)), 'clutchline'),
  data: z._default(folder, resolve(CHECKOUT, '..', 'shared', 'data')),
  day: z.optional(z.iso.date()),
  speed: z._default(decimal(0.1, 3_600), 1),
  'history-days': z._default(whole(365), 60),
  'allow-origin': z._default(
    z.pipe(list, z.array(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/)))),
    [],
  ),
  'own-hosts': z._default(
    z.pipe(list, z.array(z.string().check(z.regex(/^(?:\*|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)$/)))),
    [],
  ),
  'public-url': z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))),
  'stream-platforms': z._default(z.pipe(list, z.array(streamPlatform)), []),
  'stream-hosts': z._default(z.pipe(list, z.array(z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)))), []),
  'trusted-hops': z._default(whole(10), 0),
  'connections-per-address': z._default(whole(1_000_000), 512),
  'sessions-per-account': z._default(whole(10).check(z.gte(1)), 10),
  'blocked-countries': z._default(z.pipe(list, z.array(z.string().check(z.refine(isCountry)))), []),
  demo: z.optional(onOrOff),
  'simulated-players': z.optional(whole(100)),
  'virtual-games': z._default(onOrOff, true),
  'round-key': z.optional(secretKey),
  'demo-address': z.optional(z.string().check(z.refine((text) => plainAddress(text) !== null))),
  brand: z.optional(folder),
  'first-view': z._default(onOrOff, true),
  'log-level': z._default(z.enum(['silent', 'error', 'warn', 'info']), 'warn'),
  'metrics-port': z.optional(whole(65_535)),
  'metrics-host': z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  'operator-port': z.optional(whole(65_535)),
  'operator-host': z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  ...DESK_SHAPE,
  'operator-jwks': z.optional(z.string().check(z.regex(/^(https:\/\/\S+|(?!\w+:\/\/).+)$/))),
  'operator-issuer': z.optional(claim),
  'operator-audience': z._default(claim, 'clutchline'),
  'wallet-url': z.optional(z.url().check(z.maxLength(500), z.refine(isSafeUrl))),
  'wallet-key': z.optional(z.string().check(z.regex(/^[a-z0-9]{12}$/))),
});
type Values = z.infer<typeof SCHEMA>;

const OPTIONS = Object.fromEntries(
  CONFIG_OPTIONS.map(({ flag, value }) => [
    flag,
    { type: value === null ? ('boolean' as const) : ('string' as const) },
  ]),
);

function readArguments(argv: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    return parseArgs({ args: [...argv], options: { ...OPTIONS, help: { type: 'boolean' } } }).values;
  } catch (cause) {
    const [first = 'bad option'] = (cause instanceof Error ? cause.message : String(cause)).split(/\. |\n/);
    throw new PlainError(`${first}; --help lists the options.`, { cause });
  }
}

function gather(given: Readonly<Record<string, unknown>>, environment: Environment): Given {
  const found = CONFIG_OPTIONS.flatMap(({ flag, env }): [string, unknown][] => {
    const fromEnvironment = environment[env];
    const value = given[flag] ?? (fromEnvironment === '' ? undefined : fromEnvironment);
    return value === undefined ? [] : [[flag, value]];
  });
  return Object.fromEntries(found);
}

function parseValues(given: Given): Values {
  const parsed = z.safeParse(SCHEMA, given);
  if (parsed.success) return parsed.data;
  const flag = String(parsed.error.issues[0]?.path[0] ?? '');
  const option = CONFIG_OPTIONS.find((candidate) => candidate.flag === flag);
  throw new PlainError(
    `--${flag} (${option?.env ?? ''}) has an invalid value. Expected: ${option?.description ?? 'see --help'}.`,
  );
}

function feedOf({ feed, seed, data, day }: Values): FeedConfig {
  if (feed === 'simulator') return { name: feed, seed };
  if (day === undefined) throw new PlainError('--feed replay requires --day with a date such as 2026-01-31.');
  return { name: feed, folder: resolve(data), day };
}

function databaseOf(values: Values): DatabaseConfig {
  const url = values['database-url'];
  if (url !== undefined) return { kind: 'external', url, mustBeDurable: true };
  const given = values['data-dir'];
  const isDefaultFolder = given === undefined;
  return { kind: 'embedded', folder: resolve(given ?? resolve(CHECKOUT, '.data')), isDefaultFolder };
}

function userOf(values: Values): string | null {
  const user = values.user ?? null;
  if (user === null || values['database-url'] !== undefined) return user;
  throw new PlainError('--user requires --database-url: with the embedded database, start the command as that user.');
}

const SIMULATED_PLAYERS = 12;

function simulatedPlayersOf(values: Values, demo: boolean): number {
  const count = values['simulated-players'] ?? (demo ? SIMULATED_PLAYERS : 0);
  if (count === 0 || demo) return count;
  throw new PlainError('--simulated-players requires --demo: their stakes are play money.');
}

function demoAddressOf(values: Values): string | null {
  const address = values['demo-address'] ?? null;
  if (address === null || values['database-url'] === undefined) return address;
  throw new PlainError('--demo-address is for demonstrations and cannot be combined with --database-url.');
}

function operatorTokensOf(values: Values): TokenConfig | null {
  const [jwks, issuer] = [values['operator-jwks'], values['operator-issuer']];
  if (jwks === undefined) return null;
  if (issuer === undefined) throw new PlainError('--operator-jwks requires --operator-issuer.');
  const place = jwks.startsWith('https://') ? jwks : resolve(jwks);
  return { jwks: place, issuer, audience: values['operator-audience'] };
}

function walletOf(values: Values): WalletConfig | null {
  const [url, keyId] = [values['wallet-url'], values['wallet-key']];
  if (url === undefined) return null;
  if (keyId === undefined) throw new PlainError('--wallet-url requires --wallet-key.');
  if (values.demo === true)
    throw new PlainError('--wallet-url cannot be combined with --demo: its money is play money.');
  return { url: url.replace(/\/+$/, ''), keyId };
}

const placeOf = (host: string, port: number | undefined): MetricsPlace | null =>
  port === undefined ? null : { host, port };

/** Flags override the environment. */
export function parseConfig(argv: readonly string[], environment: Environment): ServerConfig | 'help' {
  const given = readArguments(argv);
  if (given['help'] === true) return 'help';
  const values = parseValues(gather(given, environment));
  const wallet = walletOf(values);
  const demo = values.demo ?? (values['database-url'] === undefined && wallet === null);
  return {
    host: values.host,
    port: values.port,
    database: databaseOf(values),
    user: userOf(values),
    natsUrl: values['nats-url'] ?? null,
    drainNoticeMs: values['drain-notice'],
    feed: feedOf(values),
    speed: values.speed,
    historyDays: values['history-days'],
    allowOrigins: values['allow-origin'],
    ownHosts: values['own-hosts'],
    publicUrl: values['public-url'] ?? null,
    streamRules: { platforms: values['stream-platforms'], hosts: values['stream-hosts'] },
    trustedHops: values['trusted-hops'],
    connectionsPerAddress: values['connections-per-address'] === 0 ? null : values['connections-per-address'],
    sessionsPerAccount: values['sessions-per-account'],
    blockedCountries: values['blocked-countries'],
    demo,
    simulatedPlayers: simulatedPlayersOf(values, demo),
    virtualGames: values['virtual-games'],
    roundKey: values['round-key'] ?? null,
    demoAddress: demoAddressOf(values),
    brandFile: values.brand === undefined ? null : resolve(values.brand),
    firstView: values['first-view'],
    logLevel: values['log-level'],
    metrics: placeOf(values['metrics-host'], values['metrics-port']),
    operatorApi: placeOf(values['operator-host'], values['operator-port']),
    desk: deskPlaceOf(values),
    deskKeys: values['desk-key'] ?? [],
    deskProvider: deskProviderOf(values),
    operatorTokens: operatorTokensOf(values),
    wallet,
    webFolder: resolve(CHECKOUT, 'packages', 'web', 'dist'),
  };
}

/** Comma-separated. */
export function readOperatorKeys(): readonly string[] | null {
  const given = process.env['OPERATOR_KEYS'] ?? '';
  return given === '' ? null : given.split(',').map((key) => key.trim());
}

/** Nothing else reads arguments or environment. */
export function readConfig(argv: readonly string[] = process.argv.slice(2)): ServerConfig | 'help' {
  return parseConfig(argv, process.env);
}
