import { setTimeout as sleep } from 'node:timers/promises';

import { startServer } from '@clutchline/server';
import { openBenchDatabase, type BenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { siteConfig } from '@clutchline/test-support/browser/site-config';
import { createWarpClock } from '@clutchline/test-support/browser/warp-clock';

export interface RoundSite {
  readonly url: string;
  now(): number;
  /** At many times the speed of real time. */
  passTo(at: number): Promise<void>;
  close(): Promise<void>;
}

const FAST = 60;

/** The built product with Speed LOL, on a separate database. */
export async function startRoundSite(
  prepare: (database: BenchDatabase) => Promise<void> = async () => {},
): Promise<RoundSite> {
  const database = await openBenchDatabase();
  await prepare(database);
  const clock = createWarpClock();
  const external = { kind: 'external', url: database.url, mustBeDurable: false } as const;
  const config = siteConfig('rounds', { database: external, allowOrigins: [], firstView: true, virtualGames: true });
  const server = await startServer(config, { wallClock: clock });
  return {
    url: server.url,
    now: () => clock.now(),
    passTo: async (at) => {
      clock.setSpeed(FAST, at);
      while (clock.now() < at) await sleep(5);
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
