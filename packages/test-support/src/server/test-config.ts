import { parseConfig, type ServerConfig } from '../../../server/src/config';

/** No durability, no history, no simulated players, no rounds, no limit of connections: all tests have one address. */
export function configOn(databaseUrl: string, changes: Partial<ServerConfig> = {}): ServerConfig {
  const config = parseConfig(
    [
      ...['--port', '0', '--log-level', 'silent', '--history-days', '0', '--simulated-players', '0'],
      ...['--virtual-games', '0'],
    ],
    {},
  );
  if (config === 'help') throw new Error('no help was asked for');
  const database = { kind: 'external', url: databaseUrl, mustBeDurable: false } as const;
  return { ...config, database, webFolder: null, desk: null, connectionsPerAddress: null, ...changes };
}
