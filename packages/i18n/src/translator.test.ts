import { describe, expect, expectTypeOf, it } from 'vitest';

import { LANGUAGES } from '@clutchline/contract';

import { allCatalogues } from './all-catalogues';
import type { MessageValues } from './generated/message-values';
import { loadCatalogue } from './load-catalogue';
import { loadChessCatalogue } from './load-chess-catalogue';
import { loadContentCatalogue } from './load-content-catalogue';
import { loadGameCatalogue } from './load-game-catalogue';
import { loadGuideCatalogue } from './load-guide-catalogue';
import { loadLaterCatalogue } from './load-later-catalogue';
import { loadPageCatalogue } from './load-page-catalogue';
import { loadSpeedCatalogue } from './load-speed-catalogue';
import { loadViewCatalogue } from './load-view-catalogue';
import { translatorOf } from './testing/sample-match';
import { createTranslator, type Translator } from './translator';

describe('createTranslator', () => {
  it('LANG-2 gives the text of the language it was made for', () => {
    expect(translatorOf(2)('common.close')).toBe('Close');
    expect(translatorOf(1)('common.close')).toBe('关闭');
  });

  it('LANG-2 puts values in and counts as the language does', () => {
    const en = translatorOf(2);
    expect(en('match-list.match_count', { count: 1 })).toBe('1 match');
    expect(en('match-list.match_count', { count: 1_200 })).toBe('1,200 matches');
    expect(translatorOf(7)('match-list.match_count', { count: 2 })).toBe('2試合');
  });

  it('LANG-2 writes numbers as the language does', () => {
    for (const { id, bcp47 } of LANGUAGES) {
      const t = createTranslator(id, { 'match-list.match_count': [['count', 'plural', { other: ['#'] }]] });
      for (const count of [0, 1, 7, 12, 999, 1_000, 1_200, 12.5, -3]) {
        expect(t('match-list.match_count', { count })).toBe(count.toLocaleString(bcp47));
      }
    }
  });

  it('LANG-2 chooses by a value, and takes the last case for any other, also one named like a property of an object', () => {
    const name = (pick: string, state: string) =>
      translatorOf(2)('match-list.odds_name', { label: '1', odd: '1.855', pick, market: 'Match winner', state });
    expect(name('none', 'up')).toBe('1 1.855, Match winner, up');
    expect(name('constructor', 'toString')).toBe('1 1.855, constructor, Match winner');
  });

  it('LANG-2 shows the key of a text that the catalogue lacks', () => {
    expect(createTranslator(2, {})('common.close')).toBe('common.close');
  });

  it('LANG-2 keeps two languages apart that are in use at the same time', () => {
    const [korean, thai] = [translatorOf(8), translatorOf(4)];
    expect([korean('common.close'), thai('common.close'), korean('common.close')]).toEqual(['닫기', 'ปิด', '닫기']);
  });

  it('LANG-2 asks for values exactly if a text has placeholders', () => {
    expectTypeOf<Translator>().toBeCallableWith('market.map', { numeral: '2' });
    expectTypeOf<MessageValues['common.close']>().toBeNull();
    expectTypeOf<MessageValues['match-list.match_count']>().toEqualTypeOf<{ readonly count: number }>();
  });
});

describe('loadCatalogue', () => {
  it.each(LANGUAGES)('LANG-2 loads $code with the same texts as the server has', async ({ id }) => {
    const ofApp = {
      ...(await loadLaterCatalogue(id)),
      ...(await loadChessCatalogue(id)),
      ...(await loadContentCatalogue(id)),
      ...(await loadGameCatalogue(id)),
      ...(await loadGuideCatalogue(id)),
      ...(await loadSpeedCatalogue(id)),
      ...(await loadViewCatalogue(id)),
    };
    expect({ ...(await loadPageCatalogue(id)), ...ofApp }).toEqual(allCatalogues[id]);
  });

  it('LANG-2 an app gets every text but those of the server and the pages around it, each once', async () => {
    const loaders = [
      loadCatalogue,
      loadLaterCatalogue,
      loadChessCatalogue,
      loadContentCatalogue,
      loadGameCatalogue,
      loadGuideCatalogue,
      loadSpeedCatalogue,
      loadViewCatalogue,
    ];
    const own = (await Promise.all(loaders.map((load) => load(2)))).flatMap((texts) => Object.keys(texts));
    const apart = Object.keys(allCatalogues[2]).filter((key) => !own.includes(key));
    expect(new Set(own).size).toBe(own.length);
    expect([...new Set(apart.map((key) => key.split('.')[0]))].sort()).toEqual(['embed', 'host', 'server']);
  });
});

describe('the eight catalogues', () => {
  it('LANG-2 have the same keys and no empty text', () => {
    const keys = Object.keys(allCatalogues[2]);
    for (const { id } of LANGUAGES) {
      expect(Object.keys(allCatalogues[id])).toEqual(keys);
      expect(Object.values(allCatalogues[id]).filter((tokens) => tokens.length === 0)).toEqual([]);
    }
  });

  it('LANG-2 show nothing of their keys', () => {
    for (const { id } of LANGUAGES) {
      const t = createTranslator(id, allCatalogues[id]);
      expect(t('server.you_not_login_now')).not.toContain('login_now');
    }
  });
});
