import { describe, expect, it } from 'vitest';

import { readRows } from './read-rows';
import { BadCell } from './row';

const read = (text: string) =>
  readRows({ name: 'x.csv', text }, (row) => ({ line: row.line, a: row.text('a'), b: row.text('b') }));

describe('readRows', () => {
  it('trims cells, joins blanks, and accepts BOM, CRLF and quoted commas', () => {
    expect(read('\uFEFFa,b\r\n  Nova   Club ,"x, ""y"""\r\n\r\n').accepted).toEqual([
      { line: 2, a: 'Nova Club', b: 'x, "y"' },
    ]);
  });

  it('a name that was decoded wrongly once is put right, another is left alone', () => {
    expect(read('a,b\nBahÃ§e,Ã\nSão,Łódź Ã§\n').accepted).toMatchObject([
      { a: 'Bahçe', b: 'Ã' },
      { a: 'São', b: 'Łódź Ã§' },
    ]);
  });

  it('a row with too few or too many cells is skipped, the others are not', () => {
    const { accepted, skipped } = read('a,b\n1\n1,2,3\n1,2\n');
    expect(accepted).toEqual([{ line: 4, a: '1', b: '2' }]);
    expect(skipped).toEqual([
      { file: 'x.csv', line: 2, reason: 'has 1 cells where the header has 2' },
      { file: 'x.csv', line: 3, reason: 'has 3 cells where the header has 2' },
    ]);
  });

  it('a quote that is never closed costs its own line only', () => {
    const { accepted, skipped } = read('a,b\n1,"2\n3,4\n');
    expect(accepted).toEqual([{ line: 3, a: '3', b: '4' }]);
    expect(skipped).toEqual([{ file: 'x.csv', line: 2, reason: 'is not a line of comma-separated values' }]);
  });

  it('a header that cannot be read is reported', () => {
    expect(read('"a,b\n1,2\n')).toEqual({
      accepted: [],
      skipped: [{ file: 'x.csv', line: 1, reason: 'is not a line of comma-separated values' }],
    });
  });

  it('the same row again is skipped and names the first', () => {
    expect(read('a,b\n1,2\n3,4\n1,2\n').skipped).toEqual([
      { file: 'x.csv', line: 4, reason: 'the same row as line 2' },
    ]);
  });

  it('a column that is not there is empty, an empty file has no row', () => {
    expect(read('a\n1\n').accepted).toEqual([{ line: 2, a: '1', b: '' }]);
    expect(read('')).toEqual({ accepted: [], skipped: [] });
  });

  it('a bad cell skips its row with the reason; any other error is not hidden', () => {
    const failWith = (error: Error) => () =>
      readRows({ name: 'x.csv', text: 'a\n1\n' }, () => {
        throw error;
      });
    expect(failWith(new BadCell('a is odd'))().skipped).toEqual([{ file: 'x.csv', line: 2, reason: 'a is odd' }]);
    expect(failWith(new TypeError('bug'))).toThrow('bug');
  });

  it('a row without data is neither read nor skipped', () => {
    expect(readRows({ name: 'x.csv', text: 'a\n1\n' }, () => null)).toEqual({ accepted: [], skipped: [] });
  });
});
