import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainText } from './plain-text';

describe('plainText', () => {
  it('bad-input 104: leaves markup as the text it is', () => {
    expect(plainText('<b>Aurora</b> & "Peak"', 200)).toBe('<b>Aurora</b> & "Peak"');
  });

  it('bad-input 104: removes what reorders or hides text, except joiners', () => {
    expect(plainText(' a\u202Eb\nc\u0000d\u2066e\u2028f\uFEFF', 200)).toBe('a b c d e f');
    expect(plainText('ก\u200Dข', 200)).toBe('ก\u200Dข');
  });

  it('bad-input 104: never is longer than asked, nor ends in half a character', () => {
    expect(plainText('x'.repeat(200_000), 200)).toBe('x'.repeat(200));
    expect(plainText('😀'.repeat(5), 3)).toBe('😀');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 1, max: 300 }), (text, max) => {
        const plain = plainText(text, max);
        expect(plain.length).toBeLessThanOrEqual(max);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});
