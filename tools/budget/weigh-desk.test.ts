import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { DESK_LIMIT, weighDesk } from './weigh-desk';

const noise = (bytes: number): string => randomBytes(bytes).toString('base64');

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  '../i18n/src/generated/en-US.ts': { file: 'assets/en.js', isDynamicEntry: true },
  'src/texts/en-US.ts': { file: 'assets/en-desk.js', isDynamicEntry: true },
  '../i18n/src/generated/th-TH.ts': { file: 'assets/th.js', isDynamicEntry: true },
  'src/texts/zh-CN.ts': { file: 'assets/zh.js', isDynamicEntry: true },
};
const FILES = {
  'assets/index.js': noise(10_000),
  'assets/index.css': noise(2_000),
  'assets/en.js': noise(3_000),
  'assets/en-desk.js': noise(1_000),
  'assets/th.js': noise(9_000),
  'assets/zh.js': noise(6_000),
};

const folderOf = (manifest: object) => tempCheckout({ ...FILES, '.vite/manifest.json': JSON.stringify(manifest) });

it('DESK-1 adds up all files of the desk with its heavier language', () => {
  const { bytes, limit } = weighDesk(folderOf(MANIFEST));
  expect(limit).toBe(DESK_LIMIT);
  expect(bytes).toBeGreaterThan(18_000);
  expect(bytes).toBeLessThan(21_000);
});

it('DESK-1 does not pass a build without a language', () => {
  expect(() => weighDesk(folderOf({ 'index.html': MANIFEST['index.html'] }))).toThrow('lacks a language');
});
