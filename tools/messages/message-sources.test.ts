import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { LANGUAGES, type LangCode } from '@clutchline/contract';

import { messageSources } from './message-sources';
import type { Texts } from './read-messages';

const messagesOf = (texts: Readonly<Record<string, string>>, korean = texts): ReadonlyMap<LangCode, Texts> =>
  new Map(LANGUAGES.map(({ code }) => [code, new Map(Object.entries(code === 'ko-KR' ? korean : texts))]));

describe('messageSources', () => {
  it('LANG-2 types the values of each text by the way it uses them', () => {
    const texts = {
      'a.plain': 'Close',
      'a.put': 'Stake on {pick}',
      'a.counted': '{n, plural, one {# {unit, select, maps {map} other {round}}} other {#}}',
    };
    const keys = messageSources(messagesOf(texts)).get('message-values.ts');
    expect(keys).toContain(`readonly 'a.plain': null;`);
    expect(keys).toContain(`readonly 'a.put': { readonly pick: string | number };`);
    expect(keys).toContain(`readonly 'a.counted': { readonly n: number; readonly unit: string };`);
  });

  it('LANG-2 writes a catalogue a language', () => {
    const texts = { 'a.close': 'Close', 'host.title': 'Host', 'receipt.title': 'Receipt' };
    const ofScreens = { 'results.title': 'Results', 'rules.title': 'Rules' };
    const sources = messageSources(
      messagesOf({ ...texts, ...ofScreens }, { ...texts, ...ofScreens, 'a.close': '닫기' }),
    );
    expect(sources.size).toBe(74);
    expect(sources.get('ko-KR.ts')).toContain(`'a.close': ["닫기"],`);
    expect(sources.get('ko-KR.ts')).not.toContain('host.title');
    expect(sources.get('ko-KR.ts')).not.toContain('receipt.title');
    expect(sources.get('ko-KR.later.ts')).toContain(`'receipt.title': ["Receipt"],`);
    expect(sources.get('ko-KR.later.ts')).not.toContain('results.title');
    expect(sources.get('ko-KR.later.ts')).not.toContain('rules.title');
    expect(sources.get('ko-KR.guide.ts')).toContain(`'rules.title': ["Rules"],`);
    expect(sources.get('ko-KR.content.ts')).toContain(`'results.title': ["Results"],`);
    expect(sources.get('ko-KR.apart.ts')).toContain(`'host.title': ["Host"],`);
  });

  it('LANG-2 an app itself uses no text of the server or the pages around it', () => {
    const web = join(import.meta.dirname, '../../packages/web/src');
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
    const ofApp = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('embed'));
    expect(ofApp.length).toBeGreaterThan(100);
    const apart = /'((?:host|embed)\.[a-z_]+|server\.(?!you_not_login_now'|region_blocked'|page_unavailable')[a-z_]+)'/;
    const wrong = ofApp.filter((file) => apart.test(readFileSync(join(web, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('DETAIL-7 writes the words of markets, picks and maps in every language, as they are', () => {
    const texts = { 'market.name_race': 'Race to {target}', 'market.map': 'Map {numeral}', 'market.explain_race': 'x' };
    const words = messageSources(messagesOf(texts, { ...texts, 'market.map': '맵 {numeral}' })).get('market-words.ts');
    expect(words).toContain(`'name_race': ["Race to {target}",`);
    expect(words).toContain(`"맵 {numeral}"`);
    expect(words).not.toContain('explain_race');
  });

  it('LANG-2 stops at a text that does not compile, and names it', () => {
    expect(() => messageSources(messagesOf({ 'a.bad': '{n, plural, one {' }))).toThrow('en-US a.bad');
  });

  it('LANG-2 stops at a missing text instead of falling back', () => {
    expect(() => messageSources(messagesOf({ 'a.close': 'Close' }, {}))).toThrow('ko-KR: no text for a.close');
  });
});
