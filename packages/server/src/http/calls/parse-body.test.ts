import { describe, expect, it } from 'vitest';

import { BadBodyError, parseBody } from './parse-body';

const bytes = (text: string) => Buffer.from(text);

describe('parseBody', () => {
  it('bad-input 14: accepts a body with a byte order mark like one without', () => {
    expect(parseBody(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes('{"lang":2}')]))).toEqual({ lang: 2 });
    expect(parseBody(bytes('{"lang":2}'))).toEqual({ lang: 2 });
  });

  it('bad-input 13: refuses bytes that are no UTF-8', () => {
    expect(() => parseBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow(BadBodyError);
    expect(() => parseBody(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow(BadBodyError);
  });

  it('bad-input 2: and bad-input 3: refuses an empty and a cut body', () => {
    for (const text of ['', '   ', '{"lang":2', '{"lang":2}}', '{lang:2}', "{'lang':2}"])
      expect(() => parseBody(bytes(text))).toThrow(BadBodyError);
  });
});
