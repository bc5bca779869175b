import { hostname } from 'node:os';

import type { createFeed } from '../feed';
import type { PlainError } from '../platform/errors';
import type { Clock } from '../platform/time/clock';
import type { PushLimits } from '../push';
import type { ServerConfig } from '../config';
import { Connections, CspReports } from '../http';
import type { Log } from '../platform/log/log';

export interface StartOptions {
  /** Receives progress lines and notices. */
  readonly report?: (line: string) => void;
  /** The embedded database could not be restarted; the caller should end the process. */
  readonly onLost?: (error: PlainError) => void;
  /** In ms; tests may replace it. */
  readonly wallClock?: Clock;
  /** The process clock even if a test replaces `wallClock`. */
  readonly systemClock?: Clock;
  /** Default: the configured feed. */
  readonly openFeed?: typeof createFeed;
  readonly pushLimits?: Partial<PushLimits>;
}

export function openHttpGuards(config: ServerConfig, log: Log) {
  const { trustedHops, connectionsPerAddress, ownHosts, host } = config;
  return {
    ownHosts: [...ownHosts, host, hostname().toLowerCase()],
    // A proxy limits connections itself.
    connections: new Connections({ perAddress: trustedHops > 0 ? null : connectionsPerAddress }),
    cspReports: new CspReports(log),
  };
}
