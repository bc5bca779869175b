import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { BitWriter } from './bit-writer';
import { demoStream } from './demo-stream';
import { drawSecond } from './draw-second';

it('DEMO-1 the committed file is what the program makes, below 91 KB', () => {
  const stored = readFileSync(join(import.meta.dirname, '../../packages/server/assets/demo-stream.mp4'));
  expect(stored.equals(demoStream())).toBe(true);
  expect(stored.length).toBeLessThan(91_000);
});

it('DEMO-1 the six boxes of each second are different', () => {
  const pictures = Array.from({ length: 64 }, (_, second) => JSON.stringify(drawSecond(second).slice(8, 11)));
  expect(new Set(pictures).size).toBe(64);
});

it.each([
  [0, '1'],
  [1, '010'],
  [2, '011'],
  [3, '00100'],
  [405, '00000000110010110'],
])('DEMO-1 codes %d as an Exp-Golomb number', (value, code) => {
  const bits = [...new BitWriter().unsigned(value).bytes()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(bits.slice(0, code.length)).toBe(code);
});
