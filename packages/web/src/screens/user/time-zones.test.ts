import { LANGUAGES } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { zoneName } from '../common/zone-name';
import { TIME_ZONES } from './display-card';

it('USER-5 names a zone by its distance and in the language', () => {
  expect(zoneName('en-US', 'Asia/Tokyo')).toBe('GMT+9 · Japan Standard Time');
  expect(zoneName('ja-JP', 'Asia/Tokyo')).toBe('GMT+9 · 日本標準時');
});

it('USER-5 every zone of the list has a different name in every language', () => {
  for (const { bcp47 } of LANGUAGES) {
    const names = TIME_ZONES.map((zone) => zoneName(bcp47, zone));
    expect(names.filter((name, index) => name.endsWith('· ') || names.indexOf(name) !== index)).toEqual([]);
  }
});
