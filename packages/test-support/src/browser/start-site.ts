import { startServer } from '@clutchline/server';

import { createTestDatabase } from '../server/create-test-database';
import { siteConfig } from './site-config';
import { shiftSiteTime, siteNow } from './site-time';
import { createWarpClock } from './warp-clock';

export interface Site {
  readonly url: string;
  /** Null: off. */
  readonly deskUrl: string | null;
  readonly databaseUrl: string;
  /** Seconds of the server's wall clock per real second, before `until`: deadlines and sessions pass as fast. */
  setSpeed(speed: number, until?: number): void;
  /** The server's wall clock, ms; at a business speed of 1 also business time. */
  now(): number;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly allowOrigins?: readonly string[];
  /** JSON file of the standalone page's brand. */
  readonly brandFile?: string;
  /** Per currency of the demo accounts; default: none. */
  readonly simulatedPlayers?: number;
  /** Of business time, beside a wall clock that is right. */
  readonly speed?: number;
  /** Past days with results; default: none. */
  readonly historyDays?: number;
  /** Whether rounds of Speed LOL begin and auto chess is on; default: no. */
  readonly virtualGames?: boolean;
  /** Whether pages arrive with what they show first: they do not call for it, and answer no press until it is taken over; default: no. */
  readonly firstView?: boolean;
  /** Whether the desk is open, with its page. */
  readonly hasDesk?: boolean;
}

/** With a simulated calendar that no other run shares, from the same time in every run. */
export async function startSite(
  seed: string,
  { allowOrigins = [], brandFile, simulatedPlayers = 0, speed = 1, historyDays = 0, ...rest }: SiteOptions = {},
): Promise<Site> {
  const database = await createTestDatabase();
  shiftSiteTime();
  const clock = createWarpClock(siteNow);
  const config = siteConfig(seed, {
    database: { kind: 'external', url: database.url, mustBeDurable: false },
    ...{ allowOrigins, speed, historyDays },
    ...(brandFile !== undefined && { brandFile }),
    ...{ simulatedPlayers, ...rest },
  });
  const server = await startServer(config, { wallClock: clock });
  return {
    url: server.url,
    deskUrl: server.deskUrl,
    databaseUrl: database.url,
    setSpeed: (speed, until) => clock.setSpeed(speed, until),
    now: () => clock.now(),
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
