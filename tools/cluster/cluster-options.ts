import { parseConfig, PlainError, type ServerConfig } from '@clutchline/server';

/** What `npm run cluster` is told. */
export interface ClusterOptions {
  readonly processes: number;
  /** What one server of it would be told; port and host are those of the balancer. */
  readonly config: ServerConfig;
  /** Options that go on to each server as they are; what the cluster sets by itself comes after them and wins. */
  readonly forServers: readonly string[];
}

const MOST = 16;
function processesOf(text: string | undefined): number {
  if (/^\d{1,2}$/u.test(text ?? '') && Number(text) >= 1 && Number(text) <= MOST) return Number(text);
  throw new PlainError(`--processes takes a number from 1 to ${MOST}.`);
}

/** Reads the command line; 'help' where that is asked for. */
export function readOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ClusterOptions | 'help' {
  const place = argv.findIndex((word) => /^--processes(?:=|$)/u.test(word));
  const [, inWord] = (argv[place] ?? '').split('=');
  const rest = place < 0 ? [...argv] : argv.toSpliced(place, inWord === undefined ? 2 : 1);
  const processes = place < 0 ? 2 : processesOf(inWord ?? argv[place + 1]);
  if (rest.some((word) => /^--nats-url(?:=|$)/u.test(word)))
    throw new PlainError('The cluster starts a NATS of its own: leave --nats-url out.');
  const config = parseConfig(rest, environment);
  return config === 'help' ? 'help' : { processes, config, forServers: rest };
}
