export interface Balanced {
  readonly host: string;
  readonly port: number;
  readonly servers: readonly number[];
  /** Per IPv4 address or IPv6 /64. */
  readonly connectionsPerAddress?: number;
}

/** As of a single server (S-H1). Processes behind a balancer learn the address too late to enforce it. */
const PER_ADDRESS = 512;

/**
 * The server answers within five seconds. A sent call is never repeated, because its bet may be accepted: it ends with
 * an error, and the client queries its key. `timeout tunnel` is for push sockets, on which the server sends every ten
 * seconds.
 */
const LIMITS = [
  '  timeout connect 2s',
  '  timeout http-request 15s',
  '  timeout client 60s',
  '  timeout server 10s',
  '  timeout tunnel 1h',
  '  timeout check 3s',
  '  retries 3',
  '  retry-on conn-failure',
  '  option redispatch 1',
];

/**
 * A process that is not ready gets no new clients and retains its connections. After three checks without a response
 * (ten seconds if frozen) it is down: its clients reconnect elsewhere. Shorter limits would affect busy processes.
 */
const CHECKS = [
  '  http-check expect status 200 error-status L7OKC',
  '  default-server check inter 500ms fastinter 250ms downinter 250ms fall 3 rise 1 on-marked-down shutdown-sessions',
];

/**
 * To the ready process with the fewest connections. If none is ready, e.g. without the bus, live processes still accept
 * calls: bets do not need the bus. Endpoints of a single process are not exposed.
 */
export function balancerConfig({ host, port, servers, connectionsPerAddress = PER_ADDRESS }: Balanced): string {
  const lines = (check: string): string[] => [
    '  balance leastconn',
    `  option httpchk GET ${check}`,
    ...CHECKS,
    ...servers.map((serverPort, index) => `  server server-${index + 1} 127.0.0.1:${serverPort}`),
  ];
  return [
    'defaults',
    '  mode http',
    ...LIMITS,
    '  option forwardfor',
    'frontend players',
    `  bind ${host}:${port}`,
    '  stick-table type ipv6 size 100k expire 1m store conn_cur',
    '  tcp-request connection track-sc0 src,ipmask(32,64)',
    `  tcp-request connection reject if { sc0_conn_cur gt ${connectionsPerAddress} }`,
    '  http-request return status 404 if { path,url_dec /ready /health /metrics }',
    '  use_backend ready if { nbsrv(ready) gt 0 }',
    '  default_backend living',
    'backend ready',
    ...lines('/ready'),
    'backend living',
    ...lines('/health'),
    '',
  ].join('\n');
}
