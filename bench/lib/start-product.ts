import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '@clutchline/server';

import { builtWebFolder } from '../../e2e/harness/built-web-folder';

/**
 * The built product on a database of its own, both gone once it is closed.
 *
 * @param seed of the simulated calendar.
 * @param allowOrigins other sites that may call and frame it.
 */
export async function startProduct(
  seed: string,
  allowOrigins: readonly string[] = [],
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-product-'));
  await chmod(folder, 0o755);
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    database: { kind: 'embedded', folder: join(folder, 'data'), isDefaultFolder: false },
    feed: { name: 'simulator', seed },
    speed: 1,
    allowOrigins,
    trustedHops: 0,
    blockedCountries: [],
    demoAddress: null,
    logLevel: 'error',
    webFolder: builtWebFolder(),
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
