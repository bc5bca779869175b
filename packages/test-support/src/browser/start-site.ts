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
}

/** No other run shares the calendar of the seed. */
export async function startSite(seed: string, { allowOrigins = [] }: SiteOptions = {}): Promise<Site> {
  const database = await createTestDatabase();
  const clock = createWarpClock();
  const config = siteConfig(seed, {
    database: { kind: 'external', url: database.url, mustBeDurable: false },
    allowOrigins,
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
