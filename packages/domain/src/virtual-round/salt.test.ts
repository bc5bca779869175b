import { describe, expect, it } from 'vitest';

import { readSaltLine, saltOf } from './salt';

describe('readSaltLine', () => {
  it.each([
    '',
    ' ',
    'x'.repeat(65),
    'two\nlines',
    'nul\0',
    'tab\t',
    'a\u2028b',
    '\u202Eevil',
    '\u200B',
    'lone \uD83D',
    'a\uFEFF',
    '\u0301',
    '\u200D',
    ' padded ',
  ])('bad-input 136 refuses %j', (text) => {
    expect(readSaltLine(text)).toBeNull();
  });

  it.each([
    'hello',
    '42',
    '👩‍👩‍👧‍👦',
    '<script>alert(1)</script>',
    '幸运 八',
    'x'.repeat(64),
    '🍀'.repeat(64),
    "'; DROP TABLE",
  ])('bad-input 136 accepts %j as text', (text) => {
    expect(readSaltLine(text)).toBe(text);
  });

  it('ROUND-5 stores a line in NFC, so the same line has one hash', () => {
    expect(readSaltLine('e\u0301')).toBe('\u00E9');
  });
});

describe('saltOf', () => {
  it('ROUND-5 the running hash after a line is the salt without later lines', () => {
    const anchor = '0'.repeat(64);
    expect(saltOf(anchor, ['a', 'b'])).not.toBe(saltOf(anchor, ['b', 'a']));
    expect(saltOf(anchor, ['ab'])).not.toBe(saltOf(anchor, ['a', 'b']));
  });
});
