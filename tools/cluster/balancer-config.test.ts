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
});
