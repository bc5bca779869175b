import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { bundleServer as bundle } from '../../../../tools/server-bundle';

const ENTRY = fileURLToPath(new URL('chaos-server.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../dist/', import.meta.url));

/** For a fast restart. */
export async function bundleServer(): Promise<string> {
  const outfile = `${FOLDER}chaos-${randomBytes(4).toString('hex')}.js`;
  await bundle(ENTRY, outfile);
  return outfile;
}
