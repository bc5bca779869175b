import { LANGUAGES } from '@clutchline/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { breakLines, wordsOf } from './break-lines';

const measure = (text: string): number => Array.from(text).length;
const break_ = (text: string, width: number, most = 9, language = 'en') =>
  breakLines(text, { width, most, measure, words: wordsOf(language) });

it('BET-11 lines break between words, and punctuation stays with its word', () => {
  expect(break_('Riverbend Foxes win, or draw.', 15)).toEqual(['Riverbend Foxes', 'win, or draw.']);
  expect(break_('', 10)).toEqual([]);
});

it('BET-11 a language without spaces breaks between its words', () => {
  expect(break_('ยืนยันเดิมพันทันที', 9, 9, 'th').length).toBeGreaterThan(1);
  expect(break_('优胜者是客场队伍', 5, 9, 'zh-CN').join('')).toBe('优胜者是客场队伍');
});

it('BET-11 what has no room ends with an ellipsis, and a word that is too long is cut', () => {
  expect(break_('one two three four', 7, 2)).toEqual(['one two', 'three…']);
  expect(break_('Donaudampfschiff', 8)).toEqual(['Donauda…']);
});

it('BET-11 no line is wider than its room, in any language', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 30 }), fc.constantFrom(...LANGUAGES), (any, width, { bcp47 }) => {
      const lines = break_(any, width, 4, bcp47);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});
