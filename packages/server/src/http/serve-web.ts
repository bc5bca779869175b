import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HASHED = /[\\/]assets[\\/]/;
/** What other sites load into their pages, and a frame in a sandbox, which has no origin, into its own. */
const FOR_ALL = /[\\/](assets|embed)[\\/]/;
const FILE_PATH = /^\/(assets|embed)\//;

/** Serves the built web files: hashed ones may be kept for ever, pages are asked for again. */
export async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    index: ['index.html'],
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (FOR_ALL.test(path)) void reply.header('access-control-allow-origin', '*');
    },
  });
}

/** Whether a file of the app was asked for. Where there is none, the code that asks must be able to read so. */
export const isFilePath = ({ raw }: FastifyRequest): boolean => FILE_PATH.test(raw.url ?? '');

/** Whether an address without a file is a page of the app: its router takes it from there, /404 included. */
export function isPageRequest(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isFilePath(request);
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}
