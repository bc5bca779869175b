import type { LangId, Names } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import fc from 'fast-check';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';

import { calendarDocument } from './calendar-document';
import { escapeText, foldLine, utcTime } from './calendar-lines';
import type { CalendarMatch } from './calendar-store';

const START = Date.UTC(2026, 10, 23, 12);
const MATCH: CalendarMatch = {
  ...{ gameId: 7, gameTypeId: 1, team1: buildNames('North Pier'), team2: buildNames('Jade Lanterns') },
  ...{ eventNames: buildNames('Skyline'), stageNames: buildNames('Final'), gameNames: buildNames('LoL') },
  ...{ startTime: START, bestOf: 3, isConfirmed: true, isCancelled: false, revision: 2, changedAt: START - 1_000 },
};
const TEXTS = { bestOf: (count: number) => `Best of ${count}`, unconfirmed: 'time not confirmed' };

const documentOf = (matches: readonly CalendarMatch[], title = 'Matches', reminder: 0 | 15 | 60 = 0): string =>
  calendarDocument({ title, lang: 2, reminder, origin: 'https://play.example', texts: TEXTS, matches });

const linesOf = (text: string): readonly string[] => text.split('\r\n').slice(0, -1);
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

interface ReadEvent {
  readonly uid: string;
  readonly start: number;
  readonly sequence: number;
}

function readWithIcalJs(text: string): readonly ReadEvent[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { uid, startDate, sequence } = event;
    return { uid, start: startDate.toJSDate().getTime(), sequence };
  });
}

function readWithNodeIcal(text: string): readonly ReadEvent[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return [];
    return [{ uid: entry.uid, start: entry.start.getTime(), sequence: Number(entry.sequence) }];
  });
}

const name = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom(
    'A,B;C\\D',
    'line\r\nSUMMARY:forged',
    '\u0007bell',
    '🎮'.repeat(30),
    '翡翠灯'.repeat(20),
    'แลนเทิร์นส์'.repeat(6),
    '  ',
  ),
);
const names = name.map((text): Names => buildNames(text));
const match = fc.record({
  ...{ gameId: fc.integer({ min: 1, max: 1e12 }), gameTypeId: fc.constant(1), team1: names, team2: names },
  ...{ eventNames: names, stageNames: names, gameNames: names },
  startTime: fc.integer({ min: 0, max: 4e12 }).map((at) => Math.floor(at / 1_000) * 1_000),
  ...{ bestOf: fc.integer({ min: 1, max: 16 }), isConfirmed: fc.boolean(), isCancelled: fc.boolean() },
  ...{ revision: fc.nat(1_000), changedAt: fc.integer({ min: 0, max: 4e12 }) },
});

const RUNS = Number(process.env['CALENDAR_RUNS'] ?? '300');

describe('calendar documents', () => {
  it('CAL-2 K5 generated documents are read alike by two other programs, in lines of at most 75 octets', () => {
    const matches = fc.uniqueArray(match, { maxLength: 5, selector: ({ gameId }) => gameId });
    fc.assert(
      fc.property(matches, name, fc.constantFrom(0 as const, 15 as const, 60 as const), (all, title, reminder) => {
        const text = documentOf(all, title, reminder);
        expect(linesOf(text).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
        const wanted = all
          .map(({ gameId, startTime, revision }) => [`match-${gameId}@play.example`, startTime, revision])
          .sort();
        for (const read of [readWithIcalJs(text), readWithNodeIcal(text)])
          expect(read.map(({ uid, start, sequence }) => [uid, start, sequence]).sort()).toEqual(wanted);
        expect(text.match(/^BEGIN:VEVENT/gm)?.length ?? 0).toBe(all.length);
      }),
      { numRuns: RUNS },
    );
  }, 900_000);

  it('CAL-2 a match has permanent id, sequence, times in UTC, length by best of and address', () => {
    const lines = linesOf(unfolded(documentOf([MATCH], 'Team, A; B')));
    for (const line of [
      ...['VERSION:2.0', 'METHOD:PUBLISH', 'NAME:Team  A  B', 'X-WR-CALNAME:Team  A  B'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H', 'UID:match-7@play.example', 'SEQUENCE:2'],
      ...['DTSTART:20261123T120000Z', 'DTEND:20261123T143000Z', 'DTSTAMP:20261123T115959Z', 'STATUS:CONFIRMED'],
      ...['LAST-MODIFIED:20261123T115959Z', 'TRANSP:TRANSPARENT', 'SUMMARY:North Pier – Jade Lanterns'],
      ...['URL:https://play.example/match/detail?game_id=7', 'DESCRIPTION:LoL: Skyline\\nFinal\\nBest of 3'],
    ])
      expect(lines).toContain(line);
  });

  it('CAL-2 an unconfirmed match is tentative, a cancelled one has no reminder', () => {
    const tentative = unfolded(documentOf([{ ...MATCH, isConfirmed: false }], 'x', 15));
    expect(tentative).toMatch(/STATUS:TENTATIVE/);
    expect(tentative).toMatch(/TRIGGER:-PT15M/);
    expect(tentative).toMatch(/\(time not confirmed\)/);
    const cancelled = documentOf([{ ...MATCH, isCancelled: true }], 'x', 60);
    expect(cancelled).toMatch(/STATUS:CANCELLED/);
    expect(cancelled).not.toMatch(/VALARM/);
  });

  it('CAL-2 names are in the language of the feed, else in English', () => {
    const own = { ...MATCH, team1: { ...buildNames('Jade'), cn: '翡翠灯', kr: '' } };
    const inLang = (lang: LangId): string =>
      calendarDocument({ title: 'x', lang, reminder: 0, origin: 'http://h', texts: TEXTS, matches: [own] });
    expect(inLang(1)).toContain('SUMMARY:翡翠灯 –');
    expect(inLang(8)).toContain('SUMMARY:Jade –');
  });
});

describe('lines of a calendar', () => {
  it('bad-input 178 escapes separators, line ends and control characters', () => {
    expect(escapeText('a,b;c\\d\r\ne\u0007f\u0000')).toBe('a\\,b\\;c\\\\d\\ne f ');
  });

  it('bad-input 178 folds between characters, also of four octets at octet 75', () => {
    const line = `SUMMARY:${'x'.repeat(66)}🎮🎮${'y'.repeat(100)}`;
    const parts = foldLine(line).split('\r\n ');
    expect(parts.join('')).toBe(line);
    expect(parts[0]).toBe(`SUMMARY:${'x'.repeat(66)}`);
    expect(parts.slice(1).every((part) => Buffer.byteLength(part) <= 74)).toBe(true);
  });

  it('CAL-2 times are UTC without fractions', () => {
    expect(utcTime(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('20260102T030405Z');
  });
});
