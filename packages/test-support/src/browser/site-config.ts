import type { ServerConfig } from '@clutchline/server';

import { builtDeskFolder, builtWebFolder } from './built-web-folder';

type Own = Pick<ServerConfig, 'database' | 'allowOrigins'> &
  Partial<
    Pick<ServerConfig, 'brandFile' | 'simulatedPlayers' | 'speed' | 'historyDays' | 'virtualGames' | 'firstView'>
  > & {
    /** Whether the desk is open, with its page. */
    readonly hasDesk?: boolean;
  };

/** On a free port, with a seeded calendar. */
export function siteConfig(
  seed: string,
  {
    database,
    allowOrigins,
    brandFile = null,
    simulatedPlayers = 0,
    speed = 1,
    historyDays = 0,
    virtualGames = false,
    hasDesk = false,
    firstView = false,
  }: Own,
): ServerConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    database,
    user: null,
    natsUrl: null,
    drainNoticeMs: 0,
    feed: { name: 'simulator', seed },
    speed,
    historyDays,
    allowOrigins,
    ownHosts: [],
    publicUrl: null,
    streamRules: { platforms: [], hosts: [] },
    trustedHops: 0,
    connectionsPerAddress: null,
    sessionsPerAccount: 10,
    blockedCountries: [],
    demo: true,
    simulatedPlayers,
    virtualGames,
    roundKey: null,
    demoAddress: null,
    brandFile,
    firstView,
    logLevel: 'error',
    metrics: null,
    operatorApi: null,
    desk: hasDesk ? { host: '127.0.0.1', port: 0, origin: null, pageFolder: builtDeskFolder() } : null,
    deskKeys: [],
    deskProvider: null,
    operatorTokens: null,
    wallet: null,
    webFolder: builtWebFolder(),
  };
}
