import { startServer } from '@clutchline/server';

import { createTestDatabase } from '../server/create-test-database';
import { siteConfig } from './site-config';
import { createWarpClock } from './warp-clock';

export interface Site {
  readonly url: string;
  readonly databaseUrl: string;
  /** Business seconds per real second. */
  setSpeed(speed: number): void;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly allowOrigins?: readonly string[];
  /** JSON file of the standalone page's brand. */
  readonly brandFile?: string;
  /** Per currency of the demo accounts; default: none. */
  readonly simulatedPlayers?: number;
}

/** With a simulated calendar that no other run shares. */
export async function startSite(
  seed: string,
  { allowOrigins = [], brandFile, simulatedPlayers = 0 }: SiteOptions = {},
): Promise<Site> {
  const database = await createTestDatabase();
  const clock = createWarpClock();
  const config = siteConfig(seed, {
    database: { kind: 'external', url: database.url, mustBeDurable: false },
    allowOrigins,
    ...(brandFile !== undefined && { brandFile }),
    simulatedPlayers,
  });
  const server = await startServer(config, { wallClock: clock });
  return {
    url: server.url,
    databaseUrl: database.url,
    setSpeed: (speed) => clock.setSpeed(speed),
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
