import { describe, expect, it } from 'vitest';

import { isAllowedOrigin } from './origin-policy';

describe('isAllowedOrigin', () => {
  it('bad-input 20: allows no origin, the own one and the listed ones, nothing that only looks alike', () => {
    const allowed = ['https://host.example'];
    const ask = (origin: string | undefined) => isAllowedOrigin(origin, '127.0.0.1:4600', allowed);
    for (const origin of [undefined, 'http://127.0.0.1:4600', 'https://127.0.0.1:4600', 'https://host.example'])
      expect(ask(origin)).toBe(true);
    for (const origin of ['null', '', 'https://host.example.evil', 'http://host.example', 'http://127.0.0.1:46000'])
      expect(ask(origin)).toBe(false);
  });
});
