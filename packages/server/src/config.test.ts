import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { parseConfig, type ServerConfig } from './config';
import { CONFIG_OPTIONS, helpText } from './config-options';
import { CHECKOUT } from './paths';
import { PlainError } from './platform/errors';

function configOf(argv: readonly string[], environment: Record<string, string> = {}): ServerConfig {
  const config = parseConfig(argv, environment);
  if (config === 'help') throw new Error('no help was asked for');
  return config;
}

describe('parseConfig', () => {
  it('has a default for everything', () => {
    expect(configOf([])).toEqual({
      host: '127.0.0.1',
      port: 4600,
      database: { kind: 'embedded', folder: resolve(CHECKOUT, '.data'), isDefaultFolder: true },
      user: null,
      natsUrl: null,
      drainNoticeMs: 0,
      feed: { name: 'simulator', seed: 'clutchline' },
      speed: 1,
      historyDays: 60,
      allowOrigins: [],
      ownHosts: [],
      publicUrl: null,
      streamRules: { platforms: [], hosts: [] },
      trustedHops: 0,
      connectionsPerAddress: 512,
      sessionsPerAccount: 10,
      blockedCountries: [],
      demo: true,
      simulatedPlayers: 12,
      virtualGames: true,
      roundKey: null,
      demoAddress: null,
      brandFile: null,
      logLevel: 'warn',
      metrics: null,
      operatorApi: null,
      desk: { host: '127.0.0.1', port: 4610, origin: null, pageFolder: resolve(CHECKOUT, 'packages/desk/dist') },
      deskKeys: [],
      deskProvider: null,
      operatorTokens: null,
      wallet: null,
      firstView: true,
      webFolder: resolve(CHECKOUT, 'packages/web/dist'),
    });
  });

  it('prefers the command line to the environment', () => {
    const environment = { PORT: '5000', DATABASE_URL: 'postgres://u:p@db/x', SPEED: '60', HOST: '' };
    const config = configOf(['--port', '0', '--allow-origin', 'https://a.example, http://b.example:81'], environment);
    expect(config).toMatchObject({ port: 0, speed: 60, host: '127.0.0.1' });
    expect(config.database).toEqual({ kind: 'external', url: 'postgres://u:p@db/x', mustBeDurable: true });
    expect(config.allowOrigins).toEqual(['https://a.example', 'http://b.example:81']);
  });

  it('reads the replay with its folder and day', () => {
    const argv = ['--feed', 'replay', '--data', '/data', '--day', '2026-05-16', '--speed', '120'];
    expect(configOf(argv).feed).toEqual({ name: 'replay', folder: '/data', day: '2026-05-16' });
  });

  it('ROLE-1 reads the blocked countries, and for a demonstration the address of all clients', () => {
    const config = configOf(['--blocked-countries', 'JP, KR'], { DEMO_ADDRESS: '133.11.0.1' });
    expect(config).toMatchObject({ blockedCountries: ['JP', 'KR'], demoAddress: '133.11.0.1' });
  });

  it('BRAND-3 reads the file of the brand', () => {
    expect(configOf(['--brand', 'brand.json']).brandFile).toBe(resolve('brand.json'));
    expect(configOf([], { BRAND: '/etc/brand.json' }).brandFile).toBe('/etc/brand.json');
  });

  it('DESK-3 reads the keys of the desk, the newest first', () => {
    const [key, former] = ['a key of sixteen characters', 'a former key of the desk'];
    expect(configOf([], { DESK_KEY: key }).deskKeys).toEqual([key]);
    expect(configOf([], { DESK_KEY: `${key},${former}` }).deskKeys).toEqual([key, former]);
    for (const refused of ['too short', `${key},short`, `${key},`, 'k'.repeat(257)])
      expect(() => configOf([], { DESK_KEY: refused }), refused).toThrow('--desk-key');
  });

  it('S-L10 reads the names of the server', () => {
    expect(configOf(['--own-hosts', 'bets.example, www.bets.example']).ownHosts).toEqual([
      'bets.example',
      'www.bets.example',
    ]);
    expect(configOf([], { OWN_HOSTS: '*' }).ownHosts).toEqual(['*']);
  });

  it('ROLE-1 reads the wallet of an operator, which switches the demonstration off', () => {
    const key = ['--wallet-key', 'abcdefabcdef'];
    const config = configOf(['--wallet-url', 'https://wallet.example/v1/', ...key]);
    expect(config).toMatchObject({ wallet: { url: 'https://wallet.example/v1', keyId: 'abcdefabcdef' }, demo: false });
    expect(configOf(['--wallet-url', 'http://127.0.0.1:4800', ...key]).wallet).not.toBeNull();
    expect(() => configOf(['--wallet-url', 'https://wallet.example'])).toThrow('--wallet-key');
    expect(() => configOf(['--wallet-url', 'https://wallet.example', ...key, '--demo'])).toThrow('--demo');
    for (const url of [
      'http://wallet.example',
      'https://a:b@wallet.example',
      'https://wallet.example/?a=1',
      'ftp://x',
      'x',
    ])
      expect(() => configOf(['--wallet-url', url, ...key]), url).toThrow('--wallet-url');
  });

  it('S-H1 reads the limit of connections of one address; 0 sets none', () => {
    expect(configOf([]).connectionsPerAddress).toBe(512);
    expect(configOf(['--connections-per-address', '64']).connectionsPerAddress).toBe(64);
    expect(configOf([], { CONNECTIONS_PER_ADDRESS: '0' }).connectionsPerAddress).toBeNull();
  });

  it.each([
    [[], {}, true],
    [['--database-url', 'postgres://u:p@db/x'], {}, false],
    [['--database-url', 'postgres://u:p@db/x', '--demo'], {}, true],
    [['--database-url', 'postgres://u:p@db/x'], { DEMO: '1' }, true],
    [['--demo'], { DEMO: '0' }, true],
    [[], { DEMO: '0' }, false],
    [['--database-url', 'postgres://u:p@db/x'], { DEMO: '' }, false],
  ])('S-M8 demo accounts come with the embedded database or when asked for: %j %j', (argv, environment, expected) => {
    expect(configOf(argv, environment).demo).toBe(expected);
  });

  it.each([
    [[], {}, 12],
    [['--simulated-players', '0'], {}, 0],
    [[], { SIMULATED_PLAYERS: '3' }, 3],
    [[], { DEMO: '0' }, 0],
    [['--database-url', 'postgres://u:p@db/x'], {}, 0],
    [['--database-url', 'postgres://u:p@db/x', '--demo'], {}, 12],
  ])(
    'U8 simulated players come with the demonstration alone, unless switched off: %j %j',
    (argv, environment, expected) => {
      expect(configOf(argv, environment).simulatedPlayers).toBe(expected);
    },
  );

  it('U8 refuses simulated players without the demonstration', () => {
    const argv = ['--database-url', 'postgres://u:p@db/x', '--simulated-players', '2'];
    expect(() => parseConfig(argv, {})).toThrow(/--simulated-players requires --demo/);
  });

  it('S-M8 refuses a DEMO that is neither 1 nor 0', () => {
    expect(() => parseConfig([], { DEMO: 'maybe' })).toThrow(/--demo \(DEMO\)/);
    expect(() => parseConfig(['--demo=1'], {})).toThrow(PlainError);
  });

  it.each([
    [['--prot', '1'], /--prot/],
    [['extra'], /extra/],
    [['--port'], /port/],
    [['--port', '65536'], /--port/],
    [['--port', '46oo'], /--port/],
    [['--history-days', '366'], /--history-days/],
    [['--public-url', 'javascript://bets.example'], /--public-url/],
    [['--public-url', 'https://bets.example/"><script>'], /--public-url/],
    [['--speed', '0'], /--speed/],
    [['--speed', 'NaN'], /--speed/],
    [['--feed', 'live'], /--feed/],
    [['--feed', 'replay'], /--day/],
    [['--feed', 'replay', '--day', '2026-02-30'], /--day/],
    [['--database-url', 'mysql://x'], /--database-url/],
    [['--allow-origin', '*'], /--allow-origin/],
    [['--trusted-hops', '1.5'], /--trusted-hops/],
    [['--connections-per-address', 'many'], /--connections-per-address/],
    [['--own-hosts', 'https://bets.example'], /--own-hosts/],
    [['--own-hosts', 'bets.example:443'], /--own-hosts/],
    [['--sessions-per-account', '0'], /--sessions-per-account/],
    [['--blocked-countries', 'UK'], /--blocked-countries/],
    [['--blocked-countries', 'JP,'], /--blocked-countries/],
    [['--blocked-countries', 'jp'], /--blocked-countries/],
    [['--demo-address', 'tokyo'], /--demo-address/],
    [['--demo-address', '133.11.0.1', '--database-url', 'postgres://u:p@db/x'], /--demo-address/],
    [['--user', 'bets'], /--user requires --database-url/],
    [['--user', '0', '--database-url', 'postgres://u:p@db/x'], /--user/],
    [['--log-level', 'trace'], /--log-level/],
  ])('a bad option is one sentence: %j', (argv, expected) => {
    const attempt = () => parseConfig(argv, {});
    expect(attempt).toThrow(PlainError);
    expect(attempt).toThrow(expected);
    expect(() => parseConfig(argv, {})).not.toThrow(/\n/);
  });

  it('--help names every option with its default and its environment name', () => {
    expect(parseConfig(['--help'], {})).toBe('help');
    for (const { flag, env, fallback } of CONFIG_OPTIONS) {
      expect(helpText()).toContain(`--${flag} `);
      expect(helpText()).toContain(`default: ${fallback}; environment: ${env}`);
    }
  });
});
