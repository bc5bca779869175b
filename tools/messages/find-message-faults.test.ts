import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '@clutchline/contract';

import { tempCheckout } from '../testing/temp-checkout';
import { findMessageFaults } from './find-message-faults';

type Texts = Readonly<Record<string, string>>;

const ENGLISH: Texts = { bet: 'Place bet', count: '{n, plural, one {# map} other {# maps}}', sides: '{a} – {b}' };
const OTHER: Texts = { bet: '下注 베팅 เดิมพัน', count: '{n} 局 맵 แมพ', sides: '{a} – {b}' };
const SOURCE = `t('slip.bet'); t('slip.count', { n: 2 }); t(\`slip.\${which}\`);`;

interface Planted {
  readonly korean?: Texts;
  readonly source?: string;
  readonly allowances?: string;
  readonly more?: Readonly<Record<string, string>>;
}

function faultsOf({ korean = OTHER, source = SOURCE, allowances = '[]', more = {} }: Planted): string[] {
  const catalogues = LANGUAGES.map(({ code }): [string, string] => {
    const texts = code === 'en-US' ? ENGLISH : code === 'ko-KR' ? korean : OTHER;
    return [`packages/i18n/messages/${code}/slip.json`, JSON.stringify(texts)];
  });
  return findMessageFaults(
    tempCheckout({
      ...Object.fromEntries(catalogues),
      'packages/i18n/same-as-english.json': allowances,
      'packages/web/src/slip.ts': source,
      ...more,
    }),
  );
}

const allow = (key: string): string =>
  JSON.stringify([{ keys: [key], languages: ['ko-KR'], reason: 'a word of the trade' }]);

describe('findMessageFaults', () => {
  it('LANG-2 finds nothing in catalogues that agree', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('LANG-2 finds a missing and a surplus text', () => {
    expect(faultsOf({ korean: { count: '{n} 맵', sides: '{a} – {b}', extra: '덤' } })).toEqual([
      'ko-KR slip.bet: missing',
      'ko-KR slip.extra: not in en-US',
    ]);
  });

  it('LANG-2 finds placeholders that differ, inside a plural too', () => {
    const faults = faultsOf({ korean: { ...OTHER, count: '{m, plural, other {#개 맵}}', sides: '{a}' } });
    expect(faults).toEqual([
      'ko-KR slip.count: lacks {n}',
      'ko-KR slip.count: {m} is not in en-US',
      'ko-KR slip.sides: lacks {b}',
    ]);
  });

  it('LANG-2 finds an empty text and one that does not compile', () => {
    const faults = faultsOf({ korean: { ...OTHER, bet: ' ', count: '{n, plural' } });
    expect(faults[0]).toBe('ko-KR slip.bet: empty');
    expect(faults[1]).toContain('ko-KR slip.count: does not compile');
  });

  it('LANG-2 finds English left in place, and lets a listed word pass', () => {
    const left = { ...OTHER, bet: 'Place bet' };
    expect(faultsOf({ korean: left })).toEqual([
      'ko-KR slip.bet: looks like English, and is not listed in same-as-english.json',
    ]);
    expect(faultsOf({ korean: left, allowances: allow('slip.bet') })).toEqual([]);
  });

  it('LANG-2 finds English that was only changed a little, in a language with a script of its own', () => {
    expect(faultsOf({ korean: { ...OTHER, bet: 'Place a bet' } })).toEqual([
      'ko-KR slip.bet: looks like English, and is not listed in same-as-english.json',
    ]);
  });

  it('LANG-2 finds an unused allowance', () => {
    expect(faultsOf({ allowances: allow('slip.bet') })).toEqual([
      'ko-KR slip.bet: listed in same-as-english.json, and does not look like English',
    ]);
    expect(faultsOf({ allowances: allow('slip.gone') })).toEqual([
      'same-as-english.json: ko-KR slip.gone names no text',
    ]);
  });

  it('LANG-2 finds a text that no source uses, and a key without a text', () => {
    expect(faultsOf({ source: `t('slip.bet'); t('slip.count', { n: 2 }); t('slip.cash');` })).toEqual([
      'slip.sides: no source uses it',
      'packages/web/src/slip.ts: no text for slip.cash',
    ]);
  });

  it('LANG-2 DESK-1 finds in the desk what lacks a text of the desk, and leaves to players what is theirs', () => {
    const texts = JSON.stringify({ bet: 'Ticket', act_endSessions: 'End', sides: 'Sides' });
    const source = `t('slip.bet'); t(\`slip.act_\${call}\`); t('slip.count');`;
    const more = { 'packages/desk/src/texts/en-US/slip.json': texts, 'packages/desk/src/slip.ts': source };
    expect(faultsOf({ more })).toEqual([
      'slip.sides: no source uses it',
      'packages/desk/src/slip.ts: no text for slip.count',
    ]);
    const ofDesk = { ...more, 'packages/desk/src/slip.ts': source.replace('count', 'sides') };
    expect(faultsOf({ more: ofDesk, source: `t('slip.bet'); t('slip.count');` })).toEqual([
      'slip.sides: no source uses it',
    ]);
  });

  it('LANG-2 does not pass where there are no texts at all', () => {
    expect(findMessageFaults(tempCheckout({ 'packages/web/src/a.ts': '' }))).toEqual(['en-US: no texts were found']);
  });
});
