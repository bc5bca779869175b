import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { toJson } from './to-json';

afterEach(() => {
  for (const { prototype } of [Array, String, Object]) Reflect.deleteProperty(prototype, 'toJSON');
});

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(toJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(toJson({ left: undefined, kept: null, odd: [Number.NaN, undefined] })).toBe('{"kept":null,"odd":[null,null]}');
});

it('any text comes back as it was, halves of a pair too', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => JSON.parse(toJson(text)) === text));
  expect(JSON.parse(toJson('\ud83d'))).toBe('\ud83d');
});

it('bad-input 125: a page that patched toJSON into everything changes nothing', () => {
  const value = { bets: [{ stake: '5.00', legs: [1, 2] }] };
  for (const { prototype } of [Array, String, Object])
    Object.defineProperty(prototype, 'toJSON', { value: () => 'patched', configurable: true });
  expect(JSON.stringify(value)).toBe('"patched"');
  expect(toJson(value)).toBe('{"bets":[{"stake":"5.00","legs":[1,2]}]}');
});
