import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  readonly origin: string;
  serve(files: Readonly<Record<string, string>>, policy: string): void;
  close(): Promise<void>;
}

/** Cross-origin and cross-site to the product. */
export async function startHost(): Promise<HostSite> {
  let served: Readonly<Record<string, string>> = {};
  let policy = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const text = served[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    serve(files, newPolicy) {
      served = files;
      policy = newPolicy;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
