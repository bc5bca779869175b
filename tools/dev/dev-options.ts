import { parseConfig, type ServerConfig } from '@clutchline/server';

export interface DevOptions {
  readonly config: ServerConfig;
  /** The options of {@link serverArguments} override them. */
  readonly argv: readonly string[];
}

/** With an external database the demo accounts exist too, unless `DEMO=0`. */
export function readDevOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DevOptions | 'help' {
  const demo = environment['DEMO'] === undefined || environment['DEMO'] === '' ? '1' : environment['DEMO'];
  const config = parseConfig(argv, { ...environment, DEMO: demo });
  return config === 'help' ? 'help' : { config, argv };
}

/** The desk's listener of the server process, behind a separate front. */
export interface DeskBehind {
  readonly port: number;
  /** Under which operators open the page. */
  readonly origin: string;
}

/** The development server is a proxy in front of the server process. */
export function serverArguments(
  { config, argv }: DevOptions,
  port: number,
  desk: DeskBehind | null,
): readonly string[] {
  const hops = String(config.trustedHops + 1);
  const ofDesk =
    desk === null ? [] : ['--desk-host', '127.0.0.1', '--desk-port', String(desk.port), '--desk-origin', desk.origin];
  return [...argv, '--host', '127.0.0.1', '--port', String(port), '--trusted-hops', hops, ...ofDesk];
}
