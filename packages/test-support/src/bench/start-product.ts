import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '@clutchline/server';

import { siteConfig } from '../browser/site-config';

interface ProductOptions {
  /** They may call and frame it. */
  readonly allowOrigins?: readonly string[];
  /** Past days with results; default: none. */
  readonly historyDays?: number;
}

/** The built product on a temporary database. */
export async function startProduct(
  seed: string,
  { allowOrigins = [], historyDays = 0 }: ProductOptions = {},
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-product-'));
  await chmod(folder, 0o755);
  const database = { kind: 'embedded', folder: join(folder, 'data'), isDefaultFolder: false } as const;
  const server = await startServer(siteConfig(seed, { database, allowOrigins, historyDays }));
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
