import { expect, it } from 'vitest';

import { balancerConfig } from './balancer-config';

it('names every process in both groups: those that are ready, and those that live where none is', () => {
  const config = balancerConfig({ host: '127.0.0.1', port: 4600, servers: [5001, 5002] });
  const [, ready = '', living = ''] = config.split(/^backend /mu);
  for (const [group, check] of [
    [ready, '/ready'],
    [living, '/health'],
  ] as const) {
    expect(group).toContain(`option httpchk GET ${check}\n`);
    expect(group.match(/127\.0\.0\.1:500[12]$/gmu)).toEqual(['127.0.0.1:5001', '127.0.0.1:5002']);
  }
  expect(config).toContain('bind 127.0.0.1:4600\n');
  expect(config).toContain('http-request return status 404 if { path,url_dec /ready /health /metrics }\n');
});

it('R20 ends an unanswered call in bounded time, sends none twice, and leaves push sockets alone', () => {
  const config = balancerConfig({ host: '127.0.0.1', port: 4600, servers: [5001] });
  const msOf = (name: string): number => {
    const [, value = '', unit = ''] = new RegExp(`^ +${name} (\\d+)(ms|s|h)\\b`, 'mu').exec(config) ?? [];
    return Number(value) * (unit === 'h' ? 3_600_000 : unit === 's' ? 1_000 : 1);
  };
  // The server reports a result, or pending, within 5 s.
  expect(msOf('timeout server')).toBeGreaterThan(5_000);
  expect(msOf('timeout server')).toBeLessThanOrEqual(15_000);
  expect(msOf('timeout connect')).toBeLessThanOrEqual(5_000);
  expect(msOf('timeout check')).toBeLessThanOrEqual(5_000);
  // Push sockets receive a message every 10 s.
  expect(msOf('timeout tunnel')).toBeGreaterThan(60_000);
  expect(config.match(/^ +retry-on .*$/gmu)).toEqual(['  retry-on conn-failure']);
  expect(config.match(/^ +option redispatch/gmu)).toHaveLength(1);
  expect(config.match(/on-marked-down shutdown-sessions$/gmu)).toHaveLength(2);
});
