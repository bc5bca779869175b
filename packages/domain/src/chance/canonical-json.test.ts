import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { canonicalJson, tableHash } from './canonical-json';

describe('canonicalJson', () => {
  it('R30 writes equal tables equally, whatever the order of their keys', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'ü"'], '10': {}, '9': [] })).toBe(
      '{"10":{},"9":[],"a":[true,null,"ü\\""],"b":1}',
    );
  });

  it.each([0.5, Number.NaN, 2 ** 53, undefined, 1n])('bad-input 320 refuses %s in a table', (value) => {
    expect(() => canonicalJson({ fee: [value] })).toThrow(RangeError);
  });

  it('R30 hashes the text in UTF-8', () => {
    const hash = createHash('sha256').update('{"a":"ü"}').digest('hex');
    expect(tableHash({ a: 'ü' })).toBe(hash);
  });
});
