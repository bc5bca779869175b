import { describe, expect, it } from 'vitest';

import { type LangId, LANGUAGES } from '@clutchline/contract';

import { createFormatters, type Formatters } from './formatters';
import { LANGUAGE_NAMES } from './language-names';
import { formatHandicap, formatLine } from './format-line';
import { translatorOf } from './testing/sample-match';

const formattersOf = (langId: LangId, timeZone?: string): Formatters =>
  createFormatters(translatorOf(langId), timeZone);

const AT = Date.UTC(2026, 10, 21, 20, 5);

describe('createFormatters', () => {
  it('U7 LANG-6 a loss has the minus of odds and lines', () => {
    expect(formattersOf(2).money('-0.01', 2)).toBe('−0.01');
    expect(formattersOf(1).shortMoney('-12.5', 'k')).toBe('−12.5k');
  });

  it('U49 LANG-6 writes money with the marks of prices in all languages, and the decimals of the currency', () => {
    for (const { id } of LANGUAGES) {
      expect(formattersOf(id).money('12480.5', 2)).toBe('12,480.50');
      expect(formattersOf(id).money('20000000', 0)).toBe('20,000,000');
      expect(formattersOf(id).shortMoney('12.48', 'k')).toBe('12.48k');
    }
  });

  it('LANG-6 writes amounts exactly that no float holds', () => {
    expect(formattersOf(2).money('900719925474099312.345', 3)).toBe('900,719,925,474,099,312.345');
  });

  it('LANG-6 shows what is no amount as it came', () => {
    expect(formattersOf(2).money('NaN', 2)).toBe('NaN');
  });

  it('LANG-6 writes day and time in the time zone it is given', () => {
    const [london, tokyo] = [formattersOf(2, 'Europe/London'), formattersOf(7, 'Asia/Tokyo')];
    expect(london.time(AT)).toBe('20:05');
    expect(london.date(AT)).toBe('Nov 21');
    expect(tokyo.time(AT)).toBe('05:05');
    expect(tokyo.date(AT)).toBe('11月22日');
    expect(london.dateTime(AT)).toContain('20:05');
  });

  it('U28 LANG-6 names the day as seen from now: none today, tomorrow, else the date', () => {
    const london = formattersOf(2, 'Europe/London');
    const now = Date.UTC(2026, 10, 21, 23, 50);
    const dayAfter = (minutes: number): string => london.day(now + minutes * 60_000, now);
    expect([dayAfter(9), dayAfter(10), dayAfter(24 * 60 + 9), dayAfter(24 * 60 + 10)]).toEqual([
      ...['', 'Tomorrow', 'Tomorrow', 'Nov 23'],
    ]);
    expect(formattersOf(7, 'Asia/Tokyo').day(now + 16 * 3_600_000, now)).toBe('明日');
    expect(london.day(now - 86_400_000, now)).toBe('Nov 20');
  });

  it('GAMES-11 LANG-6 titles a day in the language and time zone: today, tomorrow, else weekday and date', () => {
    const now = Date.UTC(2026, 10, 21, 23, 50);
    const titles = (langId: LangId, zone: string) => {
      const { dayTitle } = formattersOf(langId, zone);
      return [0, 1, 2].map((days) => dayTitle(now + days * 86_400_000, now));
    };
    expect(titles(2, 'Europe/London')).toEqual(['Today', 'Tomorrow', 'Monday, Nov 23']);
    expect(titles(7, 'Asia/Tokyo')).toEqual(['今日', '明日', '11月24日火曜日']);
    expect(titles(5, 'Asia/Saigon')[2]).toMatch(/^Thứ Ba, 24/);
    for (const { id } of LANGUAGES) expect(new Set(titles(id, 'UTC')).size).toBe(3);
  });

  it('GAMES-11 LANG-6 states the minutes until a start within the hour, and nothing before and after', () => {
    const soonIn = (langId: LangId, minutes: number) => formattersOf(langId).soon(AT + minutes * 60_000, AT);
    expect([60, 59, 12, 1, 0, -5].map((minutes) => soonIn(2, minutes))).toEqual([
      ...['', 'in 59 min', 'in 12 min', 'in 1 min', '', ''],
    ]);
    expect(soonIn(6, 12)).toBe('dalam 12 menit');
    for (const { id } of LANGUAGES) expect(soonIn(id, 12)).toMatch(/12/);
  });

  it("LANG-6 the words for days and minutes and the time of day are those of the language's own formats", () => {
    for (const { id, bcp47 } of LANGUAGES) {
      const { dayTitle, soon, time, clock } = formattersOf(id, 'Asia/Tokyo');
      const days = new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' });
      const minutes = new Intl.RelativeTimeFormat(bcp47, { style: id === 6 ? 'long' : 'short' });
      const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tokyo' } as const;
      const titles = [0, 1].map((away) => dayTitle(AT + away * 86_400_000, AT).toLowerCase());
      expect(titles).toEqual([0, 1].map((away) => days.format(away, 'day').toLowerCase()));
      expect(soon(AT + 12 * 60_000, AT)).toBe(minutes.format(12, 'minute').replace(/\.$/, ''));
      expect(time(AT)).toBe(new Intl.DateTimeFormat(bcp47, parts).format(AT));
      expect(clock(AT)).toBe(new Intl.DateTimeFormat(bcp47, { ...parts, second: '2-digit' }).format(AT));
    }
  });

  it('LANG-6 writes midnight as 00, never as 24', () => {
    expect(formattersOf(1, 'UTC').time(Date.UTC(2026, 10, 21))).toBe('00:00');
    expect(formattersOf(2, 'UTC').clock(Date.UTC(2026, 10, 21, 0, 3, 5))).toBe('00:03:05');
  });

  it('LANG-6 states how long until or since', () => {
    const { relative } = formattersOf(2);
    expect(relative(AT + 3 * 60_000, AT)).toBe('in 3 minutes');
    expect(relative(AT - 2 * 3_600_000, AT)).toBe('2 hours ago');
    expect(relative(AT + 86_400_000, AT)).toBe('tomorrow');
  });

  it('USER-6 puts the suffix behind the shortened number', () => {
    expect(formattersOf(2).shortMoney('12.48', 'k')).toBe('12.48k');
    expect(formattersOf(6).shortMoney('1.5', 'M')).toBe('1.5M');
    expect(formattersOf(2).shortMoney('999', '')).toBe('999');
  });
});

describe('lines', () => {
  it('DETAIL-1 are written with a point and a true minus in every language', () => {
    expect(formatLine(26_500)).toBe('26.5');
    expect(formatLine(-1_250)).toBe('−1.25');
    expect(formatHandicap(1_500)).toBe('+1.5');
    expect(formatHandicap(0)).toBe('0');
  });
});

describe('LANGUAGE_NAMES', () => {
  it('LANG-1 names all eight, each in its own words', () => {
    expect(new Set(LANGUAGES.map(({ id }) => LANGUAGE_NAMES[id])).size).toBe(8);
  });
});
