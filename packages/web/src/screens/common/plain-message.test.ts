import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainMessage } from './plain-message';

describe('plainMessage', () => {
  it('bad-input 75: leaves markup as the text it is', () => {
    expect(plainMessage('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  it('bad-input 75: takes out line ends, controls and bidi overrides', () => {
    expect(plainMessage('a\u202Eb\nc\u0000d\u2066e\u2028f')).toBe('a b c d e f');
  });

  it('bad-input 75: cuts 5,000 characters to 200, and never through a character', () => {
    expect(Array.from(plainMessage('é'.repeat(5_000)))).toHaveLength(200);
    expect(Array.from(plainMessage('😀'.repeat(5_000)))).toHaveLength(100);
  });

  it('NAV-3 shows nothing if there is no message', () => {
    expect(plainMessage(null)).toBe('');
    expect(plainMessage(' \u200B\n')).toBe('');
  });

  it('NAV-3 never lets through what turns or hides text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
        const shown = plainMessage(message);
        expect(shown).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
