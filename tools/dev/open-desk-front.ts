import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { listenVite } from './listen-vite';
import { pageHeaders } from './page-headers';
import type { ReloadedServer } from './reloaded-server';
import { refuse } from './refuse';

export interface DeskFront {
  readonly checkout: string;
  readonly host: string;
  readonly port: number;
  readonly server: ReloadedServer;
  /** Of the desk's listener in the server process. */
  readonly serverUrl: string;
}

const SERVER_PATH = '^/(desk/(api|push)|csp-reports)(?=[/?]|$)';

/** The page of the desk with hot replacement. Returns the stop function. */
export function openDeskFront({ checkout, host, port, server, serverUrl }: DeskFront): Promise<() => Promise<void>> {
  const nonce = randomBytes(16).toString('base64url');
  return listenVite({
    configFile: join(checkout, 'packages', 'desk', 'vite.config.mjs'),
    cacheDir: join(checkout, '.cache', 'vite-desk'),
    ...{ host, port, nonce, plugins: [headersOfServer(server, serverUrl, nonce)], allowedHosts: [] },
    ...{ serverPath: SERVER_PATH, serverUrl },
  });
}

function headersOfServer(server: ReloadedServer, serverUrl: string, nonce: string): Plugin {
  const isServerPath = new RegExp(SERVER_PATH);

  /** Whether the response has been sent. */
  async function handle({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isReady = await server.ready;
    if (!isReady) return refuse(response);
    if (isServerPath.test(url)) return false;
    const { headers } = await fetch(new URL('/', serverUrl));
    const places = { nonce, allowOrigins: [], path: url };
    for (const [name, value] of Object.entries(pageHeaders(headers, places))) response.setHeader(name, value);
    return false;
  }

  return {
    name: 'headers-of-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        handle(request, response).then((isSent) => (isSent ? undefined : next()), next);
      });
    },
  };
}
