import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { framePolicy } from '../answers/security-headers';

const FRAME_PAGE = 'frame.html';
/** Placeholder for the origins that may embed the page. */
const HOSTS_PLACE = /(<meta name="clutchline-hosts" content=")(")/;

async function readPage(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

/** Serves the page for frames with the origins that may embed it (EMBED-1). */
export async function serveFrame(
  app: FastifyInstance,
  webFolder: string,
  allowOrigins: readonly string[],
): Promise<void> {
  const built = await readPage(join(webFolder, FRAME_PAGE));
  if (built === null) return;
  const page = built.replace(HOSTS_PLACE, `$1${allowOrigins.join(' ')}$2`);
  const policy = framePolicy(allowOrigins);
  app.get(`/${FRAME_PAGE}`, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
