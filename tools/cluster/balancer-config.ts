/** What the balancer is told. */
export interface Balanced {
  readonly host: string;
  readonly port: number;
  /** Ports of the server processes on this machine. */
  readonly servers: readonly number[];
}

/**
 * The configuration of haproxy: each new connection goes to the ready process with the fewest. Where none is ready, as when
 * the bus is down, those that live still take calls: bets do not need the bus. What is asked of a single process is not
 * shown outside.
 */
export function balancerConfig({ host, port, servers }: Balanced): string {
  const lines = (check: string): string[] => [
    '  balance leastconn',
    `  option httpchk GET ${check}`,
    '  http-check expect status 200',
    '  default-server check inter 500ms fall 2 rise 1',
    ...servers.map((serverPort, index) => `  server server-${index + 1} 127.0.0.1:${serverPort}`),
  ];
  return [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    '  timeout check 2s',
    '  option forwardfor',
    '  option redispatch 1',
    '  retries 3',
    'frontend players',
    `  bind ${host}:${port}`,
    '  http-request return status 404 if { path /ready /health }',
    '  use_backend ready if { nbsrv(ready) gt 0 }',
    '  default_backend living',
    'backend ready',
    ...lines('/ready'),
    'backend living',
    ...lines('/health'),
    '',
  ].join('\n');
}
