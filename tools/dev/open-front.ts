import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { PlainError, type ServerConfig } from '@clutchline/server';
import { createLogger, createServer as createVite, type Plugin, type ProxyOptions } from 'vite';

import { EmbedLibrary } from './embed-library';
import { pageHeaders } from './page-headers';
import type { ReloadedServer } from './reloaded-server';

export interface Front {
  readonly checkout: string;
  readonly config: ServerConfig;
  readonly port: number;
  readonly server: ReloadedServer;
  readonly serverUrl: string;
  /** Folders, with what a change in them starts. */
  readonly watched: Readonly<Record<string, () => void>>;
}

const SERVER_PATH = '^/(api|push|health|ready|csp-reports)(?=[/?]|$)';
const EMBED = '/embed/';
const HOSTS_PLACE = /(<meta name="clutchline-hosts" content=")(")/;

/** Pages, modules and their updates, and a proxy for the server process. Returns the stop function. */
export async function openFront(front: Front): Promise<() => Promise<void>> {
  const { checkout, config, port, serverUrl } = front;
  const nonce = randomBytes(16).toString('base64url');
  const proxy: ProxyOptions = { target: serverUrl, ws: true, xfwd: true };
  const http = createServer();
  const vite = await createVite({
    configFile: join(checkout, 'packages', 'web', 'vite.config.mjs'),
    cacheDir: join(checkout, '.cache', 'vite'),
    clearScreen: false,
    customLogger: quietLogger(),
    html: { cspNonce: nonce },
    plugins: [serverFirst(front, nonce), hostsInFrame(config.allowOrigins)],
    server: {
      // Vite's own HTTP server would end the process at SIGTERM before the database has stopped.
      middlewareMode: { server: http },
      hmr: { server: http },
      allowedHosts: config.ownHosts.includes('*') ? true : [...config.ownHosts],
      proxy: { [SERVER_PATH]: proxy },
    },
  });
  http.on('request', (request, response) => vite.middlewares(request, response));
  try {
    http.listen(port, config.host);
    await once(http, 'listening');
  } catch (cause) {
    await vite.close();
    throw new PlainError(`The address ${config.host}:${port} cannot be used: ${String(cause)}`, { cause });
  }
  return async () => {
    await vite.close();
    http.closeAllConnections();
    http.close();
  };
}

/** During a reload requests are held, sockets connect again by themselves. */
function quietLogger() {
  const logger = createLogger('info', { allowClearScreen: false, prefix: '[web]' });
  const error = logger.error.bind(logger);
  logger.error = (message, options) => {
    if (!message.includes('proxy')) error(message, options);
  };
  return logger;
}

function hostsInFrame(allowOrigins: readonly string[]): Plugin {
  return {
    name: 'hosts-in-frame',
    transformIndexHtml: (html) => html.replace(HOSTS_PLACE, `$1${allowOrigins.join(' ')}$2`),
  };
}

function serverFirst(front: Front, nonce: string): Plugin {
  const { checkout, config } = front;
  const library = new EmbedLibrary(
    join(checkout, 'packages', 'web', 'vite.library.config.mjs'),
    join(checkout, '.cache', `embed-${front.port}`),
  );
  const isServerPath = new RegExp(SERVER_PATH);
  let fromServer: Promise<Headers> | null = null;

  /** Whether the response has been sent. */
  async function handle({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isReady = await front.server.ready;
    if (isServerPath.test(url)) return !isReady && refuse(response);
    if (isReady) fromServer ??= fetch(new URL('/health', front.serverUrl)).then(({ headers }) => headers);
    const headers = (await fromServer) ?? new Headers();
    const places = { nonce, allowOrigins: config.allowOrigins, path: url };
    for (const [name, value] of Object.entries(pageHeaders(headers, places))) response.setHeader(name, value);
    return url.startsWith(EMBED) && (await sendLibraryFile(library, url, response));
  }

  return {
    name: 'server-first',
    closeBundle: () => library.remove(),
    configureServer(vite) {
      vite.watcher.add(Object.keys(front.watched));
      vite.watcher.on('all', (_event, path) => {
        library.invalidate();
        for (const [folder, act] of Object.entries(front.watched)) if (path.startsWith(folder)) act();
      });
      vite.middlewares.use((request, response, next) => {
        handle(request, response).then((isSent) => (isSent ? undefined : next()), next);
      });
    },
  };
}

function refuse(response: ServerResponse): true {
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The server did not start: see the terminal.\n');
  return true;
}

async function sendLibraryFile(library: EmbedLibrary, url: string, response: ServerResponse): Promise<boolean> {
  const file = await library.read(url.slice(EMBED.length).split('?', 1)[0] ?? '');
  if (file === null) {
    response.writeHead(404).end();
    return true;
  }
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.bytes);
  return true;
}
