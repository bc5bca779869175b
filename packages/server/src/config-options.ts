/** One option of the server: on the command line, in the environment, and in words. */
export interface ConfigOption {
  readonly flag: string;
  readonly env: string;
  /** What its value is called; null for a switch, which the environment sets by 1 or 0. */
  readonly value: string | null;
  readonly fallback: string;
  readonly says: string;
}

/** Every option; `--help` is made of this list. */
export const CONFIG_OPTIONS = [
  { flag: 'port', env: 'PORT', value: 'number', fallback: '4600', says: 'port to listen on; 0 takes any free one' },
  { flag: 'host', env: 'HOST', value: 'address', fallback: '127.0.0.1', says: 'address to listen on' },
  {
    flag: 'database-url',
    env: 'DATABASE_URL',
    value: 'url',
    fallback: 'an embedded PostgreSQL',
    says: 'PostgreSQL to use instead of the embedded one',
  },
  {
    flag: 'nats-url',
    env: 'NATS_URL',
    value: 'url',
    fallback: 'none, for a server that is alone',
    says: 'NATS server by which several processes tell each other what players hear',
  },
  {
    flag: 'drain-notice',
    env: 'DRAIN_NOTICE_MS',
    value: 'ms',
    fallback: '0',
    says: 'how long /ready says no before a server that was told to stop closes anything, up to 10000',
  },
  {
    flag: 'user',
    env: 'SERVER_USER',
    value: 'name',
    fallback: 'whoever starts it',
    says: 'user to become once the ports are open, if started as root; with --database-url alone',
  },
  {
    flag: 'data-dir',
    env: 'DATA_DIR',
    value: 'folder',
    fallback: '.data in the checkout',
    says: 'where the embedded PostgreSQL keeps its data',
  },
  { flag: 'feed', env: 'FEED', value: 'name', fallback: 'simulator', says: 'simulator or replay' },
  { flag: 'seed', env: 'SEED', value: 'text', fallback: 'clutchline', says: 'seed of the simulator' },
  {
    flag: 'data',
    env: 'SHARED_DATA_DIR',
    value: 'folder',
    fallback: '../shared/data',
    says: 'match data for the replay',
  },
  { flag: 'day', env: 'DAY', value: 'date', fallback: 'none', says: 'day to replay, such as 2026-01-31' },
  { flag: 'speed', env: 'SPEED', value: 'number', fallback: '1', says: 'how fast business time passes, 0.1 to 3600' },
  {
    flag: 'allow-origin',
    env: 'ALLOW_ORIGIN',
    value: 'origins',
    fallback: 'none',
    says: 'other sites that may call the API and frame /frame.html, separated by commas',
  },
  {
    flag: 'own-hosts',
    env: 'OWN_HOSTS',
    value: 'names',
    fallback: 'none',
    says: 'host names of this server beside localhost, separated by commas; * for any; other Host headers are refused',
  },
  {
    flag: 'trusted-hops',
    env: 'TRUSTED_HOPS',
    value: 'number',
    fallback: '0',
    says: 'how many own proxies write X-Forwarded-For',
  },
  {
    flag: 'connections-per-address',
    env: 'CONNECTIONS_PER_ADDRESS',
    value: 'number',
    fallback: '512',
    says: 'most open connections of one client address, 0 for no limit; not used with --trusted-hops',
  },
  {
    flag: 'blocked-countries',
    env: 'BLOCKED_COUNTRIES',
    value: 'codes',
    fallback: 'none',
    says: 'countries no bet is taken from, as ISO codes separated by commas',
  },
  {
    flag: 'demo',
    env: 'DEMO',
    value: null,
    fallback: 'on with the embedded database, off with --database-url',
    says: 'demo accounts with published passwords, and the demo host page; 1 or 0 in the environment',
  },
  {
    flag: 'demo-address',
    env: 'DEMO_ADDRESS',
    value: 'address',
    fallback: 'none',
    says: 'takes everybody to come from this IP address; with the embedded database alone',
  },
  {
    flag: 'log-level',
    env: 'LOG_LEVEL',
    value: 'level',
    fallback: 'warn',
    says: 'silent, error, warn or info',
  },
  {
    flag: 'metrics-port',
    env: 'METRICS_PORT',
    value: 'number',
    fallback: 'none',
    says: 'port that shows /metrics and /ready with details, never for players; 0 takes any free one',
  },
  {
    flag: 'metrics-host',
    env: 'METRICS_HOST',
    value: 'address',
    fallback: '127.0.0.1',
    says: 'address of that port',
  },
] as const satisfies readonly ConfigOption[];

export type ConfigFlag = (typeof CONFIG_OPTIONS)[number]['flag'];

/** What `--help` prints. */
export function helpText(): string {
  const rows = CONFIG_OPTIONS.map(({ flag, env, value, fallback, says }) => {
    const left = (value === null ? `  --${flag} ` : `  --${flag} <${value}>`).padEnd(28);
    return `${left}${says}\n${' '.repeat(28)}default: ${fallback}; environment: ${env}`;
  });
  return ['Usage: npm start -- [options]', '', ...rows, '  --help'.padEnd(28) + 'prints this', ''].join('\n');
}
