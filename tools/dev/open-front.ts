import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { ServerConfig } from '@clutchline/server';
import type { Plugin } from 'vite';

import { EmbedLibrary } from './embed-library';
import { listenVite } from './listen-vite';
import { pageHeaders } from './page-headers';
import { refuse } from './refuse';
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

/** Pages of players and the server process behind one address. Returns the stop function. */
export function openFront(front: Front): Promise<() => Promise<void>> {
  const { checkout, config, port, serverUrl } = front;
  const nonce = randomBytes(16).toString('base64url');
  return listenVite({
    configFile: join(checkout, 'packages', 'web', 'vite.config.mjs'),
    cacheDir: join(checkout, '.cache', 'vite'),
    ...{ host: config.host, port, nonce, serverPath: SERVER_PATH, serverUrl },
    plugins: [serverFirst(front, nonce), hostsInFrame(config.allowOrigins)],
    allowedHosts: config.ownHosts.includes('*') ? true : [...config.ownHosts],
  });
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
