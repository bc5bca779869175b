import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '@clutchline/server';

import { startEmbeddedPostgres } from '../../../server/src/database/embedded-postgres';
import { siteConfig } from '../browser/site-config';
import { createWarpClock, type WarpClock } from '../browser/warp-clock';

interface ProductOptions {
  /** They may call and frame it. */
  readonly allowOrigins?: readonly string[];
  /** Past days with results; default: none. */
  readonly historyDays?: number;
  /** Whether rounds of Speed LOL begin and auto chess is on; default: no. */
  readonly virtualGames?: boolean;
  /** Per currency of the demo accounts; default: none. */
  readonly simulatedPlayers?: number;
  /** Whether the desk is open, with its page; default: no. */
  readonly hasDesk?: boolean;
}

export interface Product {
  readonly url: string;
  /** Null: off. */
  readonly deskUrl: string | null;
  readonly databaseUrl: string;
  /** The server's wall clock. */
  readonly clock: WarpClock;
  close(): Promise<void>;
}

/** The built product on a temporary database. */
export async function startProduct(seed: string, options: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-product-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(
    { folder: join(folder, 'data'), isDefaultFolder: false },
    () => undefined,
  );
  const databaseUrl = await postgres.openDatabase('product');
  const database = { kind: 'external', url: databaseUrl, mustBeDurable: false } as const;
  const clock = createWarpClock();
  const config = siteConfig(seed, { allowOrigins: [], firstView: true, ...options, database });
  const server = await startServer(config, { wallClock: clock });
  return {
    url: server.url,
    deskUrl: server.deskUrl,
    databaseUrl,
    clock,
    close: async () => {
      await server.close();
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
