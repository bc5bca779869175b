import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError, provideDatabase } from '@clutchline/server';

import { freePort } from '../cluster/free-port';
import { watchServer } from '../server-bundle';
import { readDevOptions, serverArguments, type DevOptions } from './dev-options';
import { openDeskFront } from './open-desk-front';
import { openFront } from './open-front';
import { ReloadedServer } from './reloaded-server';

const HELP = `Usage: npm run dev -- [options of npm start]

One address for pages with hot replacement and for the server, which is reloaded when a source of it changes. The
embedded PostgreSQL keeps running across reloads. Ctrl-C stops everything.
`;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CHECKOUT = join(import.meta.dirname, '..', '..');
const SERVER = join(CHECKOUT, 'tools', 'dev', 'serve.ts');
const MESSAGES = join(CHECKOUT, 'packages', 'i18n', 'messages');
const MIGRATIONS = join(CHECKOUT, 'packages', 'server', 'migrations');

const print = (line: string): void => console.log(line);

const generate = (): void => {
  spawn('npm', ['run', '-s', 'generate'], { cwd: CHECKOUT, stdio: 'inherit' });
};

type Stop = () => Promise<unknown>;

async function startDev(options: DevOptions, stops: Stop[], onLost: (error: PlainError) => void): Promise<void> {
  const { config } = options;
  const port = config.port === 0 ? await freePort() : config.port;
  const serverPort = await freePort();
  const deskPort = config.desk?.port === 0 ? await freePort() : (config.desk?.port ?? 0);
  const deskUrl = config.desk?.origin ?? `http://localhost:${deskPort}`;
  const desk = config.desk === null ? null : { port: await freePort(), origin: deskUrl };
  const database = await provideDatabase(config, 1, { report: print, onLost });
  stops.push(() => database.close());

  // At the depth of the built server, which finds the checkout from there.
  const file = join(CHECKOUT, 'packages', 'server', 'dist', `dev-${serverPort}.js`);
  stops.push(() => rm(file, { force: true }));
  const environment = { DATABASE_URL: database.url, DEMO: config.demo ? '1' : '0' };
  const server = new ReloadedServer({ file, args: serverArguments(options, serverPort, desk), environment }, print);
  stops.push(() => server.stop());

  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  let isAnnounced = false;
  const reload = async (): Promise<void> => {
    const began = performance.now();
    if (!(await server.reload())) return;
    print(`[server] started in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    if (!isAnnounced) print(`\n  Clutchline is ready:  ${url}\n  Demo host page:       ${url}/host.html\n`);
    if (!isAnnounced && desk !== null) print(`  Desk:                 ${deskUrl}\n`);
    isAnnounced = true;
  };
  const serverUrl = `http://127.0.0.1:${serverPort}`;
  const watched = { [MESSAGES]: generate, [MIGRATIONS]: () => void reload() };
  const closeFront = await openFront({ checkout: CHECKOUT, config, port, server, serverUrl, watched });
  stops.push(closeFront);

  if (config.desk !== null && desk !== null) {
    const place = { checkout: CHECKOUT, host: config.desk.host, port: deskPort, server };
    stops.push(await openDeskFront({ ...place, serverUrl: `http://127.0.0.1:${desk.port}` }));
  }

  const bundling = await watchServer(SERVER, file, () => void reload());
  stops.push(() => bundling.dispose());
}

async function runDev(options: DevOptions): Promise<void> {
  const stops: Stop[] = [];
  const leaving = new Promise<null>((resolve) => SIGNALS.forEach((signal) => process.on(signal, () => resolve(null))));
  let lose: (error: PlainError) => void = () => undefined;
  const lost = new Promise<PlainError>((resolve) => (lose = resolve));
  try {
    await Promise.race([startDev(options, stops, (error) => lose(error)), leaving]);
    const error = await Promise.race([leaving, lost]);
    if (error !== null) throw error;
    print('Stopping …');
  } finally {
    for (const stop of stops.toReversed()) await stop().catch((cause: unknown) => console.error(cause));
  }
}

try {
  const options = readDevOptions(process.argv.slice(2), process.env);
  if (options === 'help') print(HELP);
  else await runDev(options);
  process.exit(0);
} catch (cause) {
  console.error(cause instanceof PlainError ? cause.message : cause);
  process.exit(1);
}
