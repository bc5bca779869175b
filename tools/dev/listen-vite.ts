import { once } from 'node:events';
import { createServer } from 'node:http';

import { PlainError } from '@clutchline/server';
import { createLogger, createServer as createVite, type Plugin, type ProxyOptions } from 'vite';

export interface VitePlace {
  readonly configFile: string;
  readonly cacheDir: string;
  readonly host: string;
  readonly port: number;
  /** Of the scripts and styles that Vite inserts. */
  readonly nonce: string;
  readonly plugins: readonly Plugin[];
  readonly allowedHosts: true | string[];
  /** Server process of the paths that match. */
  readonly serverPath: string;
  readonly serverUrl: string;
}

/** Pages, modules and their updates, and a proxy for the server process. Returns the stop function. */
export async function listenVite(place: VitePlace): Promise<() => Promise<void>> {
  const { configFile, cacheDir, host, port, nonce, plugins, allowedHosts } = place;
  const proxy: ProxyOptions = { target: place.serverUrl, ws: true, xfwd: true };
  const http = createServer();
  const vite = await createVite({
    configFile,
    cacheDir,
    clearScreen: false,
    customLogger: quietLogger(),
    html: { cspNonce: nonce },
    plugins: [...plugins],
    server: {
      // Vite's own HTTP server would end the process at SIGTERM before the database has stopped.
      middlewareMode: { server: http },
      hmr: { server: http },
      allowedHosts,
      proxy: { [place.serverPath]: proxy },
    },
  });
  http.on('request', (request, response) => vite.middlewares(request, response));
  try {
    http.listen(port, host);
    await once(http, 'listening');
  } catch (cause) {
    await vite.close();
    throw new PlainError(`The address ${host}:${port} cannot be used: ${String(cause)}`, { cause });
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
