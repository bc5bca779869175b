import { parseConfig, PlainError, type ServerConfig } from '@clutchline/server';

export interface ClusterOptions {
  readonly processes: number;
  /** Of a single server; port and host are the balancer's. */
  readonly config: ServerConfig;
  /** The cluster's own options override them. */
  readonly forServers: readonly string[];
}

const MOST = 16;
function processesOf(text: string | undefined): number {
  if (/^\d{1,2}$/u.test(text ?? '') && Number(text) >= 1 && Number(text) <= MOST) return Number(text);
  throw new PlainError(`--processes takes a number from 1 to ${MOST}.`);
}

export function readOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ClusterOptions | 'help' {
  const place = argv.findIndex((word) => /^--processes(?:=|$)/u.test(word));
  const [, inWord] = (argv[place] ?? '').split('=');
  const rest = place < 0 ? [...argv] : argv.toSpliced(place, inWord === undefined ? 2 : 1);
  const processes = place < 0 ? 2 : processesOf(inWord ?? argv[place + 1]);
  if (rest.some((word) => /^--nats-url(?:=|$)/u.test(word)))
    throw new PlainError('The cluster starts its own NATS: omit --nats-url.');
  const config = parseConfig(rest, environment);
  return config === 'help' ? 'help' : { processes, config, forServers: rest };
}
