import { hostname } from 'node:os';

import type { ServerConfig } from '../config';
import { Connections, CspReports } from '../http';
import type { Log } from '../platform/log/log';

export function openEdge(config: ServerConfig, log: Log) {
  const { trustedHops, connectionsPerAddress, ownHosts, host } = config;
  return {
    ownHosts: [...ownHosts, host, hostname().toLowerCase()],
    // A proxy limits connections itself.
    connections: new Connections({ perAddress: trustedHops > 0 ? null : connectionsPerAddress }),
    cspReports: new CspReports(log),
  };
}
