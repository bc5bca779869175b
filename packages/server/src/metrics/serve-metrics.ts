import { once } from 'node:events';
import { createServer } from 'node:http';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Where a process shows its metrics. */
export interface MetricsPlace {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface MetricsServer {
  /** Of the page itself. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` and nothing else, on a port of its own: what players come through never leads here. Who asks while
 * the page is being made gets the same one.
 */
export async function serveMetrics({ host, port }: MetricsPlace, read: () => Promise<string>): Promise<MetricsServer> {
  let reading: Promise<string> | null = null;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    reading ??= read().finally(() => (reading = null));
    reading.then(
      (text) => response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${taken}/metrics`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
