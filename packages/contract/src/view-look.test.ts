import { expect, it } from 'vitest';

import { LANGUAGES } from './languages';
import { readLook, storedLookText, THEMES } from './view-look';

it('P13 every look is read as it was written', () => {
  for (const { id: langId } of LANGUAGES)
    for (const theme of THEMES)
      for (const timeZone of ['UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+8'])
        for (const hidesResults of [true, false]) {
          const look = { langId, theme, timeZone, hidesResults };
          expect(readLook(storedLookText(look))).toEqual(look);
        }
});

it.each([
  ...[
    '',
    '2',
    '2.arena',
    '9.arena.UTC',
    '02.arena.UTC',
    '2.dark.UTC',
    '2.arena.Mars/Base',
    '2.arena.UTC.x',
    '2.arena.UTC.',
    '2.arena.UTC.hidden.x',
  ],
  ...['2.arena.UTC"><script>', '2.arena.../../etc', `2.arena.${'A'.repeat(65)}`, '2.constructor.UTC', '2.arena.+01:00'],
])('P13 the look "%s" is invalid', (text) => {
  expect(readLook(text)).toBeNull();
});
