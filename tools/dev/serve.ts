import { parseConfig, PlainError, startServer, type RunningServer } from '@clutchline/server';

// The server process of `npm run dev`: API and push only. Its parent bundles it, passes the options of `npm start`, and
// receives 'ready'.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function fail(cause: unknown): never {
  console.error(cause instanceof PlainError ? cause.message : cause);
  process.exit(1);
}

async function leave(starting: Promise<RunningServer>): Promise<void> {
  await (await starting).close();
  process.exit(0);
}

try {
  const config = parseConfig(process.argv.slice(2), process.env);
  if (config === 'help') throw new PlainError('--help is an option of the parent process.');
  const desk = config.desk === null ? null : { ...config.desk, pageFolder: null };
  const starting = startServer(
    { ...config, webFolder: null, desk },
    { report: (line) => console.log(line), onLost: fail },
  );
  for (const signal of SIGNALS) process.once(signal, () => void leave(starting).catch(fail));
  // The parent was killed.
  process.once('disconnect', () => void leave(starting).catch(fail));
  await starting;
  process.send?.('ready');
} catch (cause) {
  fail(cause);
}
