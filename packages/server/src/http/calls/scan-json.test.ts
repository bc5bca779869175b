import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPlainJson } from './scan-json';

describe('isPlainJson', () => {
  it('bad-input 12: refuses a key that comes twice, however it is spelled', () => {
    expect(isPlainJson('{"stake":"1","stake":"100"}')).toBe(false);
    expect(isPlainJson('{"stake":"1","st\\u0061ke":"100"}')).toBe(false);
    expect(isPlainJson(`{"a":1,"a"${' '.repeat(500)}:2}`)).toBe(false);
    expect(isPlainJson('{"a":{"b":1},"c":{"b":1},"d":["a","a"],"e":"a"}')).toBe(true);
  });

  it('bad-input 11: refuses poisonous keys at any depth, not the words as values', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])
      expect(isPlainJson(`{"a":[{"${key}":{}}]}`)).toBe(false);
    expect(isPlainJson('{"name":"constructor"}')).toBe(true);
  });

  it('bad-input 13: refuses NUL and lone surrogates in keys and values', () => {
    for (const text of ['"\\u0000"', '"a\\ud800b"', '"\\udc00"']) {
      expect(isPlainJson(`{"a":${text}}`)).toBe(false);
      expect(isPlainJson(`{${text}:1}`)).toBe(false);
    }
    expect(isPlainJson('{"a":"\\ud83c\\udfae 🎮"}')).toBe(true);
  });

  it('bad-input 9: refuses 100,000 levels within 50 ms', () => {
    const began = performance.now();
    expect(isPlainJson('['.repeat(100_000))).toBe(false);
    expect(isPlainJson(`{"a":${'['.repeat(17)}${']'.repeat(17)}}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(50);
  });

  it('bad-input 10: refuses too many keys or members', () => {
    const keys = Array.from({ length: 1_001 }, (_, index) => `"k${index}":1`).join();
    expect(isPlainJson(`{${keys}}`)).toBe(false);
    expect(isPlainJson(`[${Array.from({ length: 1_001 }, () => '1').join()}]`)).toBe(false);
  });

  it('is linear in a body of 64 KB whatever it is made of', () => {
    const began = performance.now();
    for (const piece of ['"', '\\"', '{"a":', ' ', '"a" ', ',', '"\\ud800"'])
      isPlainJson(piece.repeat(Math.floor(65_536 / piece.length)));
    expect(performance.now() - began).toBeLessThan(250);
  });

  it('accepts whatever JSON.stringify writes of plain data', () => {
    const value = fc.jsonValue({ maxDepth: 5 }).filter((made) => {
      const text = JSON.stringify(made);
      return !/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/i.test(text) && !text.includes('\0');
    });
    fc.assert(fc.property(value, (made) => isPlainJson(JSON.stringify(made))));
  });
});
