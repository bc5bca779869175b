import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findProseFaults, type ListedWord } from './find-prose-faults';
import { readProse } from './read-prose';

const readListed = (): ListedWord[] => {
  const parsed: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'listed-words.json'), 'utf8'));
  if (!Array.isArray(parsed)) throw new Error('listed-words.json is no list');
  return parsed.map((entry: ListedWord) => entry);
};

const check = (text: string, allowances: Parameters<typeof findProseFaults>[2] = []) =>
  findProseFaults([{ path: 'a.ts', line: 7, kind: 'comment', text }], readListed(), allowances);

describe('check-prose', () => {
  it.each([
    'Whether this process hears what happens.',
    'Where it does not, its readers are told.',
    'Nobody waits for a turn while others wait.',
    'The feed stands still; the bench is read anew.',
    'Who gives it up spends its id.',
    'A connection of its own.',
    'What is judged meanwhile is kept.',
  ])('finds the dialect in "%s"', (sentence) => {
    expect(check(sentence).places.length).toBeGreaterThan(0);
  });

  it.each([
    'Bus connectivity of this process. Subscribers are notified when it changes.',
    'Liability that this request adds, per point, in minor units.',
    'The limit adapts to the measured throughput.',
    'Do not yield to the event loop while holding row locks.',
    'The boundary message names where to import from.',
  ])('accepts "%s"', (sentence) => {
    expect(check(sentence).places).toEqual([]);
  });

  it('names place, word and standard term, and counts the words', () => {
    const { places, words } = check('The bet was told.');
    expect(places).toEqual(['a.ts:7: "told": use publish, notify, report or return']);
    expect(words).toBe(4);
  });

  it('an allowance covers its text under its path only', () => {
    const allowance = { path: 'a', text: 'is told', reason: 'quotation' };
    expect(check('It is told.', [allowance]).places).toEqual([]);
    expect(check('It is told.', [{ ...allowance, path: 'b' }]).places).toHaveLength(1);
    expect(check('It was told.', [allowance]).places).toHaveLength(1);
  });

  it('reads comments, messages and descriptions of the API, running text of Markdown, comments of SQL; no code', () => {
    const root = tempCheckout({
      'a.ts': [
        '/** Block `told` text. */',
        "log.warn({ id }, 'feed failed'); // trailing",
        "const told = { help: 'port to listen on', other: 'nobody' };",
      ].join('\n'),
      'b.md': 'Text `code` [link](told.md)\n```\nnobody\n```\nafter',
      'c.sql': 'select 1; -- why\n',
      'packages/contract/src/reference/d.ts': "const d = { id: ['Id of the `play`.', 'short key'] };",
    });
    const textsOf = (path: string) => readProse(root, path).map(({ text }) => text.replace(/\s+/g, ' ').trim());
    expect(textsOf('a.ts').toSorted()).toEqual(['Block text.', 'feed failed', 'port to listen on', 'trailing']);
    expect(textsOf('b.md').join('|')).toBe('Text [link|after');
    expect(textsOf('c.sql')).toEqual(['why']);
    expect(textsOf('packages/contract/src/reference/d.ts')).toEqual(['Id of the .']);
    expect(readProse(root, 'a.ts').map(({ kind }) => kind)).toEqual(['comment', 'comment', 'message', 'message']);
  });
});
