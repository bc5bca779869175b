import { hostname } from 'node:os';

import type { createFeed } from '../feed';
import type { PlainError } from '../platform/errors';
import type { Clock } from '../platform/time/clock';
import type { PushLimits } from '../push';
import type { ServerConfig } from '../config';
import { Connections, CspReports } from '../http';
import type { Log } from '../platform/log/log';

export interface StartOptions {
  readonly report?: (line: string) => void;
  /** The embedded database is down; the caller should exit. */
  readonly onLost?: (error: PlainError) => void;
  readonly wallClock?: Clock;
  /** Even if a test replaces `wallClock`. */
  readonly systemClock?: Clock;
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
