import { languageById, LANGUAGES, type LangId, type Names } from '@clutchline/contract';

import { MINUTE } from '../platform/time/durations';
import { foldLine, textLine, utcTime } from './calendar-lines';
import type { CalendarMatch } from './calendar-store';

/** Length in minutes by best of (CAL-2). */
const MINUTES: Readonly<Record<number, number>> = { 1: 60, 2: 120, 3: 150, 4: 240, 5: 240 };
const LONGEST = 300;

export interface CalendarTexts {
  /** "Best of 3" */
  readonly bestOf: (count: number) => string;
  /** Mark of an unconfirmed start. */
  readonly unconfirmed: string;
}

export interface CalendarDocument {
  readonly title: string;
  readonly lang: LangId;
  readonly reminder: 0 | 15 | 60;
  /** Origin of addresses, such as `https://play.example`. */
  readonly origin: string;
  readonly texts: CalendarTexts;
  readonly matches: readonly CalendarMatch[];
}

/** An iCalendar object (RFC 5545, RFC 7986) without odds, bets, scores and results (CAL-1, CAL-2, SPOIL-5). */
export function calendarDocument(document: CalendarDocument): string {
  const name = document.title.replace(/[,;]/gu, ' ');
  const { hostname } = new URL(document.origin);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clutchline//Matches//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...document.matches.flatMap((match) => eventLines(match, document, hostname)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(match: CalendarMatch, document: CalendarDocument, hostname: string): readonly string[] {
  const { gameId, startTime, bestOf, revision, changedAt } = match;
  const { lang, origin, texts } = document;
  const of = (names: Names): string => nameIn(names, lang);
  const title = `${of(match.team1)} – ${of(match.team2)}`;
  const stage = of(match.stageNames);
  const about = [`${of(match.gameNames)}: ${of(match.eventNames)}`, stage, texts.bestOf(bestOf)];
  const end = startTime + (MINUTES[bestOf] ?? LONGEST) * MINUTE;
  return [
    'BEGIN:VEVENT',
    `UID:match-${gameId}@${hostname}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SEQUENCE:${revision}`,
    `DTSTART:${utcTime(startTime)}`,
    `DTEND:${utcTime(end)}`,
    textLine('SUMMARY', match.isConfirmed ? title : `${title} (${texts.unconfirmed})`),
    textLine('DESCRIPTION', about.filter((text) => text !== '').join('\n')),
    `STATUS:${statusOf(match)}`,
    'TRANSP:TRANSPARENT',
    `URL:${origin}/match/detail?game_id=${gameId}`,
    ...(match.isCancelled ? [] : alarmLines(document.reminder, title)),
    'END:VEVENT',
  ];
}

function statusOf({ isCancelled, isConfirmed }: CalendarMatch): string {
  if (isCancelled) return 'CANCELLED';
  return isConfirmed ? 'CONFIRMED' : 'TENTATIVE';
}

function alarmLines(minutes: number, title: string): readonly string[] {
  if (minutes === 0) return [];
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', textLine('DESCRIPTION', title), `TRIGGER:-PT${minutes}M`, 'END:VALARM'];
}

/** With the fallback of LANG-3. */
export function nameIn(names: Names, lang: LangId): string {
  const own = names[languageById(lang).suffix];
  if (own !== '') return own;
  if (names.en !== '') return names.en;
  return LANGUAGES.map(({ suffix }) => names[suffix]).find((name) => name !== '') ?? '';
}
