import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PlainError, provideDatabase } from '@clutchline/server';

import { balancerConfig } from './balancer-config';
import { readOptions, type ClusterOptions } from './cluster-options';
import { busAddressOf, busConfig, newBusToken } from './bus-config';
import { freePort } from './free-port';
import { SupervisedProcess } from './supervised-process';
import { readRows, type Placed } from './status';
import { statusPage } from './status-page';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
/** From failing readiness to closing connections: two health checks. */
const NOTICE_MS = 1_500;
const SERVER_STOP_MS = 12_000;
const PROGRAM_STOP_MS = 3_000;

const HELP = `Usage: npm run cluster -- [--processes <number>] [options of npm start]

Starts PostgreSQL, nats-server, the server processes (default 2), a balancer on --host and --port (default 4600) and a
status page on the next port. A process that exits is restarted; Ctrl-C stops everything.
`;

const report = (line: string): void => console.log(line);

interface Surroundings extends ClusterOptions {
  readonly databaseUrl: string;
  readonly folder: string;
}

interface Cluster {
  readonly servers: readonly Placed[];
  readonly nats: Placed;
  readonly balancer: Placed;
}

interface Ports {
  readonly port: number;
  readonly metricsPort: number;
}

function startServer(
  number: number,
  { port, metricsPort }: Ports,
  natsUrl: string,
  { forServers, databaseUrl, config }: Surroundings,
): Placed {
  const own = ['--port', String(port), '--host', '127.0.0.1', '--trusted-hops', '1'];
  const metrics = ['--metrics-host', '127.0.0.1', '--metrics-port', String(metricsPort)];
  const args = [MAIN, ...forServers, ...own, ...metrics, '--drain-notice', String(NOTICE_MS)];
  const environment = {
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    DEMO: config.demo ? '1' : '0',
  };
  const program = { name: `server-${number}`, command: process.execPath, args, environment };
  const supervised = new SupervisedProcess(program, report);
  return { supervised, url: `http://127.0.0.1:${port}`, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function startAll(surroundings: Surroundings): Promise<Cluster> {
  const { processes, config, folder } = surroundings;
  const natsPort = await freePort();
  const token = newBusToken();
  const busFile = join(folder, 'nats.conf');
  // Only the owner can read the folder. Command line and log never contain the token.
  await writeFile(busFile, busConfig(natsPort, token), { mode: 0o600 });
  const nats = { name: 'nats', command: 'nats-server', args: ['-c', busFile] };
  const ports: Ports[] = [];
  for (let count = 0; count < processes; count += 1)
    ports.push({ port: await freePort(), metricsPort: await freePort() });
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    balancerConfig({ host: config.host, port: config.port, servers: ports.map(({ port }) => port) }),
  );
  const haproxy = { name: 'balancer', command: 'haproxy', args: ['-db', '-f', file] };
  return {
    nats: { supervised: new SupervisedProcess(nats, report), url: busAddressOf(natsPort), metrics: null },
    servers: ports.map((own, index) => startServer(index + 1, own, busAddressOf(natsPort, token), surroundings)),
    balancer: {
      supervised: new SupervisedProcess(haproxy, report),
      url: `tcp://${config.host}:${config.port}`,
      metrics: null,
    },
  };
}

/** Servers first, while balancer, bus and database still run. */
async function stopAll({ servers, nats, balancer }: Cluster): Promise<void> {
  await Promise.all(servers.map(({ supervised }) => supervised.stop(SERVER_STOP_MS)));
  await Promise.all([nats, balancer].map(({ supervised }) => supervised.stop(PROGRAM_STOP_MS)));
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `postgres://${url.host}${url.pathname}`;
}

async function servePage({ servers, nats, balancer }: Cluster, surroundings: Surroundings): Promise<Server> {
  const { config, databaseUrl } = surroundings;
  const address = `http://${config.host}:${config.port}`;
  const places = { address, database: withoutPassword(databaseUrl) };
  const page = createServer((request, response) => {
    void readRows([...servers, nats, balancer]).then((rows) => {
      const isJson = request.url === '/rows.json';
      response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8');
      response.end(isJson ? JSON.stringify(rows) : statusPage(rows, places));
    });
  });
  page.listen(config.port + 1, config.host);
  await once(page, 'listening');
  report(`\n  Players:        ${address}\n  Status page:    http://${config.host}:${config.port + 1}\n`);
  return page;
}

async function runCluster(options: ClusterOptions, leaving: Promise<unknown>): Promise<void> {
  const gone = new AbortController();
  const lost = once(gone.signal, 'abort').then(() => Promise.reject(new PlainError(String(gone.signal.reason))));
  lost.catch(() => undefined);
  const listener = { report: report, onLost: ({ message }: Error) => gone.abort(message) };
  const database = await provideDatabase(options.config, options.processes, listener);
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-cluster-'));
  try {
    const surroundings = { ...options, databaseUrl: database.url, folder };
    const cluster = await startAll(surroundings);
    try {
      const page = await servePage(cluster, surroundings);
      await Promise.race([leaving, lost]);
      report('Stopping …');
      page.close();
      page.closeAllConnections();
    } finally {
      await stopAll(cluster);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') report(HELP);
  else {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const leaving = new Promise((resolve) => signals.forEach((signal) => process.on(signal, resolve)));
    await runCluster(options, leaving);
    process.exit(0);
  }
} catch (cause) {
  console.error(cause instanceof PlainError ? cause.message : cause);
  process.exit(1);
}
