// With its ending: Node runs this file as it is (tools/start.mjs).
import { DESK_OPTIONS } from './config-desk-options.ts';

export interface ConfigOption {
  readonly flag: string;
  readonly env: string;
  /** Null for a switch; 1 or 0 in the environment. */
  readonly value: string | null;
  readonly fallback: string;
  readonly description: string;
}

/** Source of `--help`. */
export const CONFIG_OPTIONS = [
  {
    flag: 'port',
    env: 'PORT',
    value: 'number',
    fallback: '4600',
    description: 'port to listen on; 0 takes any free one',
  },
  { flag: 'host', env: 'HOST', value: 'address', fallback: '127.0.0.1', description: 'address to listen on' },
  {
    flag: 'database-url',
    env: 'DATABASE_URL',
    value: 'url',
    fallback: 'embedded PostgreSQL',
    description: 'PostgreSQL URL, instead of the embedded one',
  },
  {
    flag: 'nats-url',
    env: 'NATS_URL',
    value: 'url',
    fallback: 'none, for a single process',
    description: 'NATS URL; required if more than one server process runs',
  },
  {
    flag: 'drain-notice',
    env: 'DRAIN_NOTICE_MS',
    value: 'ms',
    fallback: '0',
    description: 'delay in ms between /ready returning 503 and the shutdown, up to 10000',
  },
  {
    flag: 'user',
    env: 'SERVER_USER',
    value: 'name',
    fallback: 'the user that starts the server',
    description: 'user to switch to after opening the ports, if started as root; only with --database-url',
  },
  {
    flag: 'data-dir',
    env: 'DATA_DIR',
    value: 'folder',
    fallback: '.data in the checkout',
    description: 'data folder of the embedded PostgreSQL',
  },
  { flag: 'feed', env: 'FEED', value: 'name', fallback: 'simulator', description: 'simulator or replay' },
  { flag: 'seed', env: 'SEED', value: 'text', fallback: 'clutchline', description: 'seed of the simulator' },
  {
    flag: 'data',
    env: 'SHARED_DATA_DIR',
    value: 'folder',
    fallback: '../shared/data',
    description: 'folder of match data for the replay',
  },
  { flag: 'day', env: 'DAY', value: 'date', fallback: 'none', description: 'day to replay, such as 2026-01-31' },
  { flag: 'speed', env: 'SPEED', value: 'number', fallback: '1', description: 'speed of business time, 0.1 to 3600' },
  {
    flag: 'history-days',
    env: 'HISTORY_DAYS',
    value: 'number',
    fallback: '60',
    description:
      'past days whose results are imported into a new database, 0 to 365; a replay imports all days before its own, unless it is 0',
  },
  {
    flag: 'allow-origin',
    env: 'ALLOW_ORIGIN',
    value: 'origins',
    fallback: 'none',
    description: 'origins of other sites that may call the API and frame /frame.html, separated by commas',
  },
  {
    flag: 'own-hosts',
    env: 'OWN_HOSTS',
    value: 'names',
    fallback: 'none',
    description:
      'host names of this server beside localhost, separated by commas; * for any; other Host headers are refused',
  },
  {
    flag: 'public-url',
    env: 'PUBLIC_URL',
    value: 'origin',
    fallback: 'none',
    description:
      'origin under which players open the standalone page, such as https://play.example; pages get a title, a description and links for search engines, calendars link to it',
  },
  {
    flag: 'stream-platforms',
    env: 'STREAM_PLATFORMS',
    value: 'names',
    fallback: 'none',
    description:
      'platforms whose streams of matches are offered, separated by commas: twitch, youtube, bilibili, huya, douyu, soop, chzzk',
  },
  {
    flag: 'stream-hosts',
    env: 'STREAM_HOSTS',
    value: 'names',
    fallback: 'none',
    description: 'host names whose HLS playlists are offered as streams of matches, separated by commas',
  },
  {
    flag: 'trusted-hops',
    env: 'TRUSTED_HOPS',
    value: 'number',
    fallback: '0',
    description: 'number of trusted proxies that write X-Forwarded-For',
  },
  {
    flag: 'connections-per-address',
    env: 'CONNECTIONS_PER_ADDRESS',
    value: 'number',
    fallback: '512',
    description: 'most open connections per client address, 0 for no limit; ignored with --trusted-hops',
  },
  {
    flag: 'sessions-per-account',
    env: 'SESSIONS_PER_ACCOUNT',
    value: 'number',
    fallback: '10',
    description: 'most active sessions per account, 1 to 10; a further sign-in replaces the oldest (code 604)',
  },
  {
    flag: 'blocked-countries',
    env: 'BLOCKED_COUNTRIES',
    value: 'codes',
    fallback: 'none',
    description: 'countries whose bets are refused, as ISO codes separated by commas',
  },
  {
    flag: 'demo',
    env: 'DEMO',
    value: null,
    fallback: 'on with the embedded database, off with --database-url',
    description: 'demo accounts with published passwords, and the demo host page; 1 or 0 in the environment',
  },
  {
    flag: 'simulated-players',
    env: 'SIMULATED_PLAYERS',
    value: 'number',
    fallback: '12 with --demo, 0 otherwise',
    description: 'simulated players who stake play money in pools, per currency of the demo accounts; 0 for none',
  },
  {
    flag: 'virtual-games',
    env: 'VIRTUAL_GAMES',
    value: '0 or 1',
    fallback: '1',
    description:
      'whether virtual games are played; with 0 the round of Speed LOL that runs ends as usual, and cards of auto chess can only be moved and sold',
  },
  {
    flag: 'round-key',
    env: 'ROUND_KEY',
    value: 'text',
    fallback: 'none',
    description:
      'encrypts the secrets of the rounds of Speed LOL and the server seeds of auto chess in the database, at least 16 characters; set it in the environment, and never lose it',
  },
  {
    flag: 'demo-address',
    env: 'DEMO_ADDRESS',
    value: 'address',
    fallback: 'none',
    description: 'IP address used for all clients; only with the embedded database',
  },
  {
    flag: 'brand',
    env: 'BRAND',
    value: 'file',
    fallback: 'none',
    description: 'JSON file with name, mark and look of the standalone page (docs/theming.md)',
  },
  {
    flag: 'first-view',
    env: 'FIRST_VIEW',
    value: '0 or 1',
    fallback: '1',
    description: 'whether the standalone page arrives with its first list, rendered in a thread of the server',
  },
  {
    flag: 'log-level',
    env: 'LOG_LEVEL',
    value: 'level',
    fallback: 'warn',
    description: 'silent, error, warn or info',
  },
  {
    flag: 'metrics-port',
    env: 'METRICS_PORT',
    value: 'number',
    fallback: 'none',
    description: 'port of /metrics, /ready with details and the API /reference, not for players; 0 takes any free one',
  },
  {
    flag: 'metrics-host',
    env: 'METRICS_HOST',
    value: 'address',
    fallback: '127.0.0.1',
    description: 'address of the metrics port',
  },
  {
    flag: 'operator-port',
    env: 'OPERATOR_PORT',
    value: 'number',
    fallback: 'none',
    description: 'port of the operator API (docs/integration.md), not for players; 0 takes any free one',
  },
  {
    flag: 'operator-host',
    env: 'OPERATOR_HOST',
    value: 'address',
    fallback: '127.0.0.1',
    description: 'address of the operator API',
  },
  ...DESK_OPTIONS,
  {
    flag: 'operator-jwks',
    env: 'OPERATOR_JWKS',
    value: 'file or url',
    fallback: 'none',
    description: "public keys of the operator's signed tokens (JWT): a JSON Web Key Set as a file or HTTPS address",
  },
  {
    flag: 'operator-issuer',
    env: 'OPERATOR_ISSUER',
    value: 'text',
    fallback: 'none',
    description: 'claim "iss" of these tokens; required with --operator-jwks',
  },
  {
    flag: 'operator-audience',
    env: 'OPERATOR_AUDIENCE',
    value: 'text',
    fallback: 'clutchline',
    description: 'claim "aud" of these tokens',
  },
  {
    flag: 'wallet-url',
    env: 'WALLET_URL',
    value: 'url',
    fallback: 'none, the internal wallet',
    description:
      "address of the operator's wallet, which has the balances of the players (docs/integration.md); HTTPS, or HTTP of this machine; only with a new database, without --demo",
  },
  {
    flag: 'wallet-key',
    env: 'WALLET_KEY',
    value: 'id',
    fallback: 'none',
    description: 'id of the operator key that signs calls to that wallet; required with --wallet-url',
  },
] as const satisfies readonly ConfigOption[];

export type ConfigFlag = (typeof CONFIG_OPTIONS)[number]['flag'];

export function helpText(): string {
  const rows = CONFIG_OPTIONS.map(({ flag, env, value, fallback, description }) => {
    const left = (value === null ? `  --${flag} ` : `  --${flag} <${value}>`).padEnd(28);
    return `${left}${description}\n${' '.repeat(28)}default: ${fallback}; environment: ${env}`;
  });
  return ['Usage: npm start -- [options]', '', ...rows, '  --help'.padEnd(28) + 'prints this help', ''].join('\n');
}
