import { readConfig, type ServerConfig } from './config';
import { helpText } from './config-options';
import { PlainError } from './platform/errors';
import { startServer, type RunningServer } from './start-server';

const CLOSE_LIMIT_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const DEMO_SIGN_INS = `
  Demo sign-ins:  demo / demo-2026   (CNY)
                  mika / mika-2026   (JPY)
                  linh / linh-2026   (VND)
`;

function welcome(url: string, { demo }: ServerConfig): string {
  const host = demo ? `\n  Demo host page:       ${url}/host.html\n${DEMO_SIGN_INS}` : '\n';
  return `\n  Clutchline is ready:  ${url}${host}\n  Ctrl-C stops the server and its database.\n`;
}

function fail(cause: unknown): never {
  console.error(cause instanceof PlainError ? cause.message : cause);
  process.exit(1);
}

async function leave(starting: Promise<RunningServer>): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  const server = await starting;
  await server.drain();
  await server.close();
  process.exit(0);
}

async function run(config: ServerConfig): Promise<void> {
  const leaving = new AbortController();
  const starting = startServer(config, { report: (line) => console.log(line), onLost: fail });
  for (const signal of SIGNALS) process.on(signal, () => leaving.abort());
  leaving.signal.addEventListener('abort', () => void leave(starting).catch(fail));
  const { url, metricsUrl, deskUrl } = await starting;
  if (leaving.signal.aborted) return;
  console.log(welcome(url, config));
  if (deskUrl !== null) console.log(`  Desk, in the same process:  ${deskUrl}\n`);
  if (metricsUrl === null) return;
  console.log(`  Metrics:        ${metricsUrl}\n  API reference:  ${new URL('/reference', metricsUrl).href}\n`);
}

try {
  const config = readConfig();
  if (config === 'help') console.log(helpText());
  else await run(config);
} catch (cause) {
  fail(cause);
}
