import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { HttpOptions } from '../http-options';
import { FRAME_PAGE, type WebFile, type WebFiles } from './web-files';
import { framePolicy } from '../answers/security-headers';

/** Null with a notice if the web build is missing. */
export function builtWeb(
  { webFolder }: { readonly webFolder: string | null },
  report: (line: string) => void,
): string | null {
  if (webFolder === null || existsSync(join(webFolder, 'index.html'))) return webFolder;
  report(`Web files are not built (${webFolder}): serving only the API and push.`);
  return null;
}

const HASHED = /\/assets\//;
/** Also for sandboxed frames without origin. */
const FOR_ALL = /^\/(assets|embed)\//;
export const PAGE = '/index.html';

export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  if (before === undefined) void reply.header('vary', header);
  else if (!String(before).includes(header)) void reply.header('vary', `${String(before)}, ${header}`);
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')));
}

/** Ignores `Range`. */
export async function fileAnswer(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<Buffer | ''> {
  const { encoding, bytes, etag } = await file.bodyFor(request.headers['accept-encoding']);
  addVary(reply, 'accept-encoding');
  void reply
    .header('cache-control', HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag);
  if (matches(request.headers['if-none-match'], etag)) {
    void reply.code(304);
    return '';
  }
  if (encoding !== null) void reply.header('content-encoding', encoding);
  void reply.code(200).type(file.type);
  return bytes;
}

/** The page of a request; null for the built one. */
export type PageReader = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Buffer | null>;

interface WebOptions {
  readonly pageOf?: PageReader;
  /** Other sites may load what an embedded app needs (EMBED-1). */
  readonly isEmbeddable: boolean;
}

/** Hashed files are immutable. */
export function serveWeb(app: FastifyInstance, files: WebFiles, { pageOf, isEmbeddable }: WebOptions): void {
  app.get<{ Params: { '*': string } }>('/*', { compress: false }, async (request, reply) => {
    const path = `/${request.params['*']}`;
    const file = files.get(path === '/' ? PAGE : path);
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    if (isEmbeddable && FOR_ALL.test(file.path)) void reply.header('access-control-allow-origin', '*');
    const page = file.path === PAGE ? await pageOf?.(request, reply) : null;
    return page ?? (await fileAnswer(request, reply, file));
  });
}

/** Readable cross-origin, even 404. */
export const isFilePath = ({ raw }: FastifyRequest): boolean => FOR_ALL.test(raw.url ?? '');

/** The app has its own 404. */
export function isPageRequest(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isFilePath(request);
}

const HOSTS_PLACE = /(<meta name="clutchline-hosts" content=")(")/;

/** EMBED-1. */
export async function serveFrame(
  app: FastifyInstance,
  files: WebFiles,
  { allowOrigins, context }: Pick<HttpOptions, 'allowOrigins' | 'context'>,
): Promise<void> {
  const built = await files.get(FRAME_PAGE)?.bodyFor(undefined);
  if (built === undefined) return;
  const page = built.bytes.toString('utf8').replace(HOSTS_PLACE, `$1${allowOrigins.join(' ')}$2`);
  const policy = framePolicy(allowOrigins, context.streamRules);
  app.get(FRAME_PAGE, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
