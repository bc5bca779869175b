import { describe, expect, it } from 'vitest';

import { toCsv } from './to-csv';

const cell = (text: string): string => toCsv([[text]]).slice(1, -2);

describe('toCsv', () => {
  it('BET-6 begins with the mark of UTF-8 and ends every row as RFC 4180 says', () => {
    expect(
      toCsv([
        ['战队', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFF战队,b\r\n1,2\r\n');
    expect(toCsv([])).toBe('\uFEFF');
  });

  it('BET-6 quotes what holds a comma, a quote, a semicolon or a line end', () => {
    expect(cell('a,b')).toBe('"a,b"');
    expect(cell('a;b')).toBe('"a;b"');
    expect(cell('say "gg"')).toBe('"say ""gg"""');
    expect(cell('two\r\nlines')).toBe('"two\r\nlines"');
    expect(cell(' edge')).toBe('" edge"');
  });

  it.each(['=1+1', '+cmd', '-cmd|calc', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '-1-1', '|x', '%x'])(
    'BET-6 %j cannot run as a formula',
    (text) => {
      expect(cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  it('BET-6 leaves amounts as numbers, a loss too', () => {
    for (const number of ['-20.00', '1.955', '0', '100000']) expect(cell(number)).toBe(number);
  });
});
