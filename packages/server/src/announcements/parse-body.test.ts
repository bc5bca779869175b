import { textBlockSchema, type TextBlock } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parseBody } from './parse-body';

const blocksOf = (body: string): readonly TextBlock[] => {
  const parsed = parseBody(body);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
};

const plain = (text: string) => ({ text, is_bold: 0, is_emphasized: 0, is_code: 0, href: null });
const spansOf = (body: string) => {
  const [block] = blocksOf(body);
  return block?.kind === 'paragraph' ? block.spans : [];
};
const textOf = (body: string): string =>
  spansOf(body)
    .map(({ text }) => text)
    .join('');

describe('parseBody', () => {
  it('NEWS-2 reads paragraphs, headings, lists of two levels, code and rules', () => {
    const body =
      '## Title\nFirst line\nsecond line\n\n- one\n- two\n  - inner\n    - deeper\n\n1. first\n2. next\n---\n```\n<b> *x*\n```\nEnd';
    expect(blocksOf(body)).toEqual([
      { kind: 'heading', spans: [plain('Title')] },
      { kind: 'paragraph', spans: [plain('First line\nsecond line')] },
      {
        ...{ kind: 'list', is_ordered: 0 },
        items: [
          { spans: [plain('one')], items: [] },
          { spans: [plain('two')], items: [{ spans: [plain('inner')] }, { spans: [plain('deeper')] }] },
        ],
      },
      {
        ...{ kind: 'list', is_ordered: 1 },
        items: [
          { spans: [plain('first')], items: [] },
          { spans: [plain('next')], items: [] },
        ],
      },
      { kind: 'rule' },
      { kind: 'code', text: '<b> *x*' },
      { kind: 'paragraph', spans: [plain('End')] },
    ]);
  });

  it('NEWS-2 reads bold, emphasis, code, escapes and links to own routes and https', () => {
    expect(spansOf('a **b _c_** `d*e*` \\*f\\* [g](/events/detail?event_id=1) [h](https://x.example/y)')).toEqual([
      plain('a '),
      { ...plain('b '), is_bold: 1 },
      { ...plain('c'), is_bold: 1, is_emphasized: 1 },
      plain(' '),
      { ...plain('d*e*'), is_code: 1 },
      plain(' *f* '),
      { ...plain('g'), href: '/events/detail?event_id=1' },
      plain(' '),
      { ...plain('h'), href: 'https://x.example/y' },
    ]);
  });

  it('bad-input 197 HTML, images and unclosed marks stay text', () => {
    expect(textOf('<script>alert(1)</script> </script>')).toBe('<script>alert(1)</script> </script>');
    expect(textOf('a ** b * c _ d ` e [ f ] ( g')).toBe('a ** b * c _ d ` e [ f ] ( g');
    expect(textOf('snake_case_name')).toBe('snake_case_name');
    expect(spansOf('<b onclick=x>')).toEqual([plain('<b onclick=x>')]);
  });

  it('bad-input 197 links to other schemes lose their address', () => {
    const hrefs = (body: string) => spansOf(body).map(({ href }) => href);
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://x.example',
      '//evil.example',
      '/\\evil',
      'x',
      'JAVASCRIPT:x',
    ])
      expect(hrefs(`[x](${address})`), address).toEqual([null]);
  });

  it('bad-input 197 bidi marks and control characters are removed', () => {
    expect(textOf('a\u202eb\u0000c\u2066d\u200be')).toBe('abcde');
  });

  it('bad-input 197 limits: 8,000 characters, 200 blocks, something to read', () => {
    expect(parseBody('x'.repeat(8_001))).toBe('too_long');
    expect(parseBody('x'.repeat(1_000_000))).toBe('too_long');
    expect(parseBody('x\n\n'.repeat(201))).toBe('too_many_blocks');
    expect(parseBody('- x\n'.repeat(201))).toBe('too_many_blocks');
    expect(parseBody(' \n\n ')).toBe('empty');
  });

  it('bad-input 197 hostile bodies take at most 20 ms', () => {
    const pieces = [
      '*',
      '**',
      '_',
      '`',
      '[',
      '[a](',
      '\\',
      '- ',
      '  - ',
      '\n',
      '\n\n',
      '```\n',
      '## ',
      '[x](y)',
      '1. ',
    ];
    for (const piece of pieces) {
      const body = piece.repeat(Math.floor(8_000 / piece.length));
      const began = process.cpuUsage();
      parseBody(body);
      const { user } = process.cpuUsage(began);
      expect(user / 1_000, JSON.stringify(piece)).toBeLessThan(40);
    }
  });

  it('NEWS-2 K19 whatever is written, the blocks fit their schema', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        '**',
        '*',
        '_',
        '`',
        '[a](javascript:x)',
        '<img src=x>',
        '\n',
        '\n\n',
        '- ',
        '  - ',
        '## ',
        '```',
        '---',
        '\\',
        '</script>',
      ),
    );
    const schema = z.array(textBlockSchema);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const body = parts.join('');
        const parsed = parseBody(body);
        if (typeof parsed === 'string') return;
        expect(z.safeParse(schema, parsed).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
