import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '@clutchline/contract';

import { editAmountText, groupAmountText, readAmountText, type AmountReading } from './amount-text';
import { formatAmount } from './format-amount';
import { parseStakeInput } from '../slip/parse-stake-input';

const EN: AmountReading = { decimals: 2, dotGroups: false };
const VI: AmountReading = { decimals: 2, dotGroups: true };
const VND: AmountReading = { decimals: 0, dotGroups: true };
const JPY: AmountReading = { decimals: 0, dotGroups: false };

const readingOf = (bcp47: string, decimals: number): AmountReading => ({
  decimals,
  dotGroups: new Intl.NumberFormat(bcp47).format(12_345).includes('.'),
});

/** As text, so that no amount passes through a float. */
function writtenIn(bcp47: string, minor: bigint, decimals: number): string {
  const plain = formatAmount(minor, decimals);
  const format = new Intl.NumberFormat(bcp47, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return isDecimal(plain) ? format.format(plain) : plain;
}

const isDecimal = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);

function type(keys: string, reading: AmountReading, start = ''): { text: string; caret: number; amount: string } {
  let field = { text: start, caret: start.length, amount: '' };
  for (const key of keys) {
    const { text, caret } = field;
    field = {
      ...editAmountText(text, { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 }, reading),
    };
  }
  return field;
}

function back(field: { text: string; caret: number }, reading: AmountReading) {
  const { text, caret } = field;
  return editAmountText(text, { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }, reading);
}

describe('readAmountText', () => {
  it.each([
    ['50', EN, '50'],
    ['1,234.5', EN, '1234.5'],
    ['1.234,50', EN, '1234.50'],
    ['1,000', EN, '1000'],
    ['12,5', EN, '12.5'],
    ['1 234,50', EN, '1234.50'],
    ["1'234.50", EN, '1234.50'],
    ['1,234,567', EN, '1234567'],
    ['¥1,234', JPY, '1234'],
    ['1.000 ₫', VND, '1000'],
    ['1.000', VI, '1000'],
    ['1.000.000', VI, '1000000'],
    ['1,000.000', VND, '1000000'],
    ['12.50', VI, '12.50'],
    ['１２', EN, '12'],
    ['１，２３４．５', EN, '1234.5'],
    ['１２。５', EN, '12.5'],
    ['๑๒๓', EN, '123'],
    ['007', EN, '7'],
    ['.5', EN, '0.5'],
    ['5.', EN, '5.'],
  ])('U11 SLIP-8 %j is read', (text, reading, amount) => {
    expect(readAmountText(text, reading)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '½',
    '.',
    '1,2,3',
    '1,23,456.00',
    '1.2.3',
    '1,234,56',
    '1.000,000,0',
  ])('U11 SLIP-8 %j is no amount', (text) => {
    expect(readAmountText(text, EN)).toBeNull();
  });

  it('U11 SLIP-8 a dot that decimals allow is never read as a thousand where dots do not group', () => {
    expect(readAmountText('1.000', EN)).toBe('1.000');
    expect(parseStakeInput('1.000', 2)).toBeNull();
  });

  it('U11 SLIP-8 every amount is read back as each of the eight languages writes it', () => {
    const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999n });
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.constantFrom(0, 2), amounts, ({ bcp47 }, decimals, minor) => {
        const reading = readingOf(bcp47, decimals);
        for (const text of [writtenIn(bcp47, minor, decimals), groupAmountText(formatAmount(minor, decimals))]) {
          expect(parseStakeInput(readAmountText(text, reading) ?? '', decimals)).toBe(minor);
        }
      }),
    );
  });

  it('U11 SLIP-8 a text never becomes more than its digits', () => {
    const texts = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,')), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(texts, fc.boolean(), fc.constantFrom(0, 2, 3), (text, dotGroups, decimals) => {
        const amount = readAmountText(text, { decimals, dotGroups });
        if (amount === null) return;
        expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d*)?$/);
        expect(amount.replace('.', '').replace(/^0+/, '')).toBe(text.replace(/[.,]/g, '').replace(/^0+/, ''));
      }),
    );
  });
});

describe('editAmountText', () => {
  it('U11 SLIP-8 groups while typing and keeps the caret behind the same digit', () => {
    expect(type('9000000', VND)).toEqual({ text: '9,000,000', caret: 9, amount: '9000000' });
    const middle = editAmountText('1,234', { text: '1,5234', caret: 3 }, EN);
    expect(middle).toEqual({ text: '15,234', caret: 2, amount: '15234' });
    expect(back({ text: '1,234', caret: 5 }, EN)).toEqual({ text: '123', caret: 3, amount: '123' });
    expect(back({ text: '1,234', caret: 2 }, EN)).toEqual({ text: '1,234', caret: 1, amount: '1234' });
  });

  it('U11 SLIP-8 accepts decimals by dot or comma', () => {
    expect(type('1234.5', EN)).toEqual({ text: '1,234.5', caret: 7, amount: '1234.5' });
    expect(type('1234,5', EN)).toEqual({ text: '1,234.5', caret: 7, amount: '1234.5' });
    expect(type('1,5', EN)).toMatchObject({ text: '1,5', amount: '1.5' });
  });

  it('U11 SLIP-8 accepts groups that the player types', () => {
    expect(type('1,000', EN)).toMatchObject({ text: '1,000', amount: '1000' });
    expect(type('1.000', VI)).toMatchObject({ text: '1,000', amount: '1000' });
    expect(type('1.000.000', VND)).toMatchObject({ text: '1,000,000', amount: '1000000' });
    expect(type('1,000,000', JPY)).toMatchObject({ text: '1,000,000', amount: '1000000' });
  });

  it('U11 SLIP-8 reads a pasted amount as a whole', () => {
    expect(editAmountText('1,234.5', { text: '1,234,567', caret: 9 }, EN).amount).toBe('1234567');
    expect(editAmountText('1,234', { text: '1.234,50', caret: 8 }, VI).text).toBe('1,234.50');
  });

  it('U11 SLIP-8 a deletion never makes decimals of a group', () => {
    expect(back(back(type('12345', VI), VI), VI).amount).toBe('123');
    expect(editAmountText('12,345.50', { text: '345.50', caret: 0 }, VI).amount).toBe('345.50');
  });

  it('U11 SLIP-8 leaves what is no amount as it was typed', () => {
    expect(type('abc', EN)).toEqual({ text: 'abc', caret: 3, amount: 'abc' });
    expect(editAmountText('1,234', { text: '-5', caret: 2 }, EN).text).toBe('-5');
  });

  it('U11 SLIP-8 after any digits and deletions the field shows exactly the digits that remain', () => {
    const keys = fc.array(fc.constantFrom('1', '0', '7', 'back'), { maxLength: 24 });
    fc.assert(
      fc.property(keys, fc.boolean(), (pressed, dotGroups) => {
        const reading = { decimals: 2, dotGroups };
        let field = { text: '', caret: 0, amount: '' };
        let digits = '';
        for (const key of pressed) {
          const isBack = key === 'back';
          digits = isBack ? digits.slice(0, -1) : digits + key;
          if (!isBack) field = type(key, reading, field.text);
          else if (field.text !== '') field = back(field, reading);
        }
        expect(field.text).toBe(groupAmountText(digits));
        expect(field.caret).toBe(field.text.length);
      }),
    );
  });
});
