import { LANGUAGES } from '@clutchline/contract';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { expect, it } from 'vitest';

import { CLUB_NAMES } from '../../packages/feeds/src/virtual-round/round-names';
import { clubsOf } from '../../packages/web/src/screens/virtual-speed/round-teams';

it.each(LANGUAGES)('ROUND-4 LANG-3 the page names the clubs as their feed does: $code', ({ id, suffix }) => {
  const t = createTranslator(id, allCatalogues[id]);
  const shown = CLUB_NAMES.map((_names, club) => clubsOf(t, { club_1: club, club_2: 0 })[0].name);
  expect(shown).toEqual(CLUB_NAMES.map((names) => names[suffix]));
  expect(new Set(shown).size).toBe(16);
});

it('ROUND-4 LANG-3 Chinese, Thai, Japanese and Korean pages have no Latin club name', () => {
  for (const { cn, tw, th, jp, kr } of CLUB_NAMES)
    expect([cn, tw, th, jp, kr].filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
