import { describe, expect, it } from 'vitest';

import { type Key, typeKey } from './keypad';

const END = { text: '', from: 0, to: 0 };
const type = (...keys: Key[]) => keys.reduce(typeKey, END).text;

describe('typeKey', () => {
  it('SLIP-8 types an amount as it is pressed', () => {
    expect(type('1', '2', '.', '5', '0')).toBe('12.50');
    expect(type('0', '.', '00')).toBe('0.00');
    expect(type('1', '00', 'back')).toBe('10');
  });

  it('works at the caret and on what is marked, and leaves the caret behind what came', () => {
    expect(typeKey({ text: '12', from: 1, to: 1 }, '5')).toEqual({ text: '152', from: 2, to: 2 });
    expect(typeKey({ text: '1234', from: 1, to: 3 }, '9')).toEqual({ text: '194', from: 2, to: 2 });
    expect(typeKey({ text: '1234', from: 1, to: 3 }, 'back')).toEqual({ text: '14', from: 1, to: 1 });
    expect(typeKey({ text: '12', from: 0, to: 0 }, 'back')).toEqual({ text: '12', from: 0, to: 0 });
  });

  it('U11 SLIP-8 deletes the digit in front of a group separator with it', () => {
    expect(typeKey({ text: '1,234', from: 2, to: 2 }, 'back')).toEqual({ text: '234', from: 0, to: 0 });
    expect(typeKey({ text: '12,345', from: 3, to: 3 }, 'back')).toEqual({ text: '1345', from: 1, to: 1 });
  });

  it('SLIP-8 takes one point and twenty signs, unless the point is marked', () => {
    expect(type('1', '.', '5', '.')).toBe('1.5');
    expect(typeKey({ text: '1.5', from: 1, to: 2 }, '.').text).toBe('1.5');
    expect(type(...Array<Key>(24).fill('9'))).toHaveLength(20);
  });
});
