import { describe, expect, it } from 'vitest';

import { parseStakeInput } from './parse-stake-input';

describe('parseStakeInput', () => {
  it.each([
    ['50', 2, 5_000n],
    ['12,5', 2, 1_250n],
    ['12.50', 2, 1_250n],
    ['5.', 2, 500n],
    ['007', 2, 700n],
    ['0', 2, 0n],
    [' 50 ', 2, 5_000n],
    ['1000', 0, 1_000n],
    ['1.234', 3, 1_234n],
  ])('SLIP-8 %j with %i decimals is a stake', (text, decimals, minor) => {
    expect(parseStakeInput(text, decimals)).toBe(minor);
  });

  it.each(['', '-1', '+5', '1e3', '0x10', '1,000.00', '1,000', '1 000', '１２', '½', 'abc', '.', '1234567890123'])(
    'SLIP-8 %j is not a stake',
    (text) => {
      expect(parseStakeInput(text, 2)).toBeNull();
    },
  );

  it('SLIP-8 a currency without decimals accepts none', () => {
    expect(parseStakeInput('10.5', 0)).toBeNull();
    expect(parseStakeInput('10,0', 0)).toBeNull();
  });
});
