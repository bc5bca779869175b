/** What the balancer is told. */
export interface Balanced {
  readonly host: string;
  readonly port: number;
  /** Ports of the server processes on this machine. */
  readonly servers: readonly number[];
  /** Most open connections of one IPv4 address or IPv6 /64; {@link PER_ADDRESS} unless given. */
  readonly connectionsPerAddress?: number;
}

/** As one server process allows that has no balancer (S-H1): the processes behind it do not know the addresses in time. */
const PER_ADDRESS = 512;

/**
 * What becomes of a call whose process dies or stands still. The server answers within five seconds, so one that says
 * nothing for ten will not; a call that was sent is never sent again, for its bet may be taken: it ends with an error, and the
 * client asks by its key. `timeout tunnel` is that of push sockets, on which the server speaks every ten seconds.
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
 * How a process is looked at. One that answers with no gets nobody new and keeps whom it has. One that gives no answer three
 * times is down, after ten seconds at most where it stands still: calls and sockets that wait for it are cut, so that
 * their clients come back to another. Sooner would cut those of a process that is only busy.
 */
const LOOKS = [
  '  http-check expect status 200 error-status L7OKC',
  '  default-server check inter 500ms fastinter 250ms downinter 250ms fall 3 rise 1 on-marked-down shutdown-sessions',
];

/**
 * The configuration of haproxy: each new connection goes to the ready process with the fewest. Where none is ready, as when
 * the bus is down, those that live still take calls: bets do not need the bus. What is asked of a single process is not
 * shown outside.
 */
export function balancerConfig({ host, port, servers, connectionsPerAddress = PER_ADDRESS }: Balanced): string {
  const lines = (check: string): string[] => [
    '  balance leastconn',
    `  option httpchk GET ${check}`,
    ...LOOKS,
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
