import { once } from 'node:events';
import { createServer } from 'node:http';

export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

export interface OperatorAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Content security policy. */
  readonly policy?: string;
}

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

const headersOf = (type: string, policy: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** Concurrent requests share it. */
function shared(read: () => Promise<OperatorAnswer>): () => Promise<OperatorAnswer> {
  let reading: Promise<OperatorAnswer> | null = null;
  return () => (reading ??= read().finally(() => (reading = null)));
}

/** Players cannot reach this port. */
export async function serveMetrics(
  { host, port }: MetricsPlace,
  answers: Readonly<Record<string, () => Promise<OperatorAnswer>>>,
): Promise<MetricsServer> {
  const readers = new Map(Object.entries(answers).map(([path, read]) => [path, shared(read)]));
  const server = createServer((request, response) => {
    const read = request.method === 'GET' ? readers.get(request.url ?? '') : undefined;
    if (read === undefined) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ status, type, text, policy = "default-src 'none'" }) =>
        response.writeHead(status, headersOf(type, policy)).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${boundPort}/metrics`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
