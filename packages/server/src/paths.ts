import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle has the same depth. */
export const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Made by `tools/make-demo-stream.ts` (DEMO-1). */
export const TEST_STREAM_FILE = join(CHECKOUT, 'packages', 'server', 'assets', 'demo-stream.mp4');
