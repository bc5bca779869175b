import { LANGUAGES, type CalendarScope, type LangId } from '@clutchline/contract';

import { hashToken } from '../platform/hash-token';
import { DAY } from '../platform/time/durations';
import { calendarDocument, type CalendarDocument, nameIn } from './calendar-document';
import { etagOf, type CalendarTags } from './calendar-tags';
import type { MatchSelection } from './calendar-store';
import type { Context } from './context';

/** CAL-2 */
const DAYS = { past: 14, ahead: 90, cancelled: 30 } as const;
const MAX_EVENTS = 1_000;

const TOKEN = /^\/calendar\/([A-Za-z0-9_-]{22})\.ics$/;
const PUBLIC = /^\/calendar\/public\/(team|event|game|match)-([1-9]\d{0,15})\.([a-z]{2}-[A-Z]{2})\.ics$/;
const REMINDERS: ReadonlyMap<string, 0 | 15 | 60> = new Map([
  ['', 0],
  ['reminder=0', 0],
  ['reminder=15', 15],
  ['reminder=60', 60],
]);

type Selection = Exclude<MatchSelection, { kind: 'followed' }>;

/** Which document an address names. */
export type CalendarAddress =
  | { readonly kind: 'private'; readonly tokenHash: string }
  | {
      readonly kind: 'public';
      readonly selection: Selection;
      readonly lang: LangId;
      readonly reminder: 0 | 15 | 60;
    };

/** Null for an address that can never exist (bad input row 176). */
export function parseCalendarAddress(target: string): CalendarAddress | null {
  const [path = '', query = ''] = target.split('?', 2);
  const [, token] = TOKEN.exec(path) ?? [];
  if (token !== undefined) return { kind: 'private', tokenHash: hashToken(token) };
  const [, kind = '', id, code] = PUBLIC.exec(path) ?? [];
  const lang = LANGUAGES.find((language) => language.code === code)?.id;
  const selection = selectionOf(kind, Number(id));
  if (lang === undefined || selection === null) return null;
  return { kind: 'public', selection, lang, reminder: REMINDERS.get(query) ?? 0 };
}

const SELECTIONS: Readonly<Record<string, (id: number) => Selection>> = {
  team: (team_id) => ({ kind: 'team', team_id }),
  event: (event_id) => ({ kind: 'event', event_id }),
  game: (game_type_id) => ({ kind: 'game', game_type_id }),
  match: (game_id) => ({ kind: 'match', game_id }),
};

function selectionOf(kind: string, id: number): Selection | null {
  const isKnown = Number.isSafeInteger(id) && (kind !== 'game' || id <= 9_999);
  return isKnown ? (SELECTIONS[kind]?.(id) ?? null) : null;
}

export type CalendarAnswer =
  | { readonly kind: 'found'; readonly text: string; readonly etag: string }
  /** The caller has the document with this tag. */
  | { readonly kind: 'unchanged'; readonly etag: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'revoked' };

export interface CalendarReader {
  /** Of addresses in the document, such as `https://play.example`. */
  readonly origin: string;
  /** Whether the reader has the document with this tag. */
  readonly has: (etag: string) => boolean;
  readonly tags: CalendarTags;
}

interface Described {
  readonly selection: MatchSelection;
  readonly accountId: number | null;
  readonly lang: LangId;
  readonly reminder: 0 | 15 | 60;
  /** Null: by the selection. */
  readonly name: string | null;
}

type Reading = Pick<Context, 'stores' | 'clock' | 'texts'>;

/** CAL-1 to CAL-3. */
export async function readCalendar(
  context: Reading,
  address: CalendarAddress,
  reader: CalendarReader,
): Promise<CalendarAnswer> {
  if (address.kind === 'public') {
    const { selection, lang, reminder } = address;
    return await answer(context, { selection, lang, reminder, accountId: null, name: null }, reader);
  }
  const feed = await context.stores.calendars.byToken(address.tokenHash);
  if (feed === null) return { kind: 'unknown' };
  if (feed.isRevoked) return { kind: 'revoked' };
  const { scope, accountId, lang, reminder, name } = feed;
  return await answer(context, { selection: scope, accountId, lang, reminder, name }, reader);
}

async function answer(context: Reading, described: Described, reader: CalendarReader): Promise<CalendarAnswer> {
  const { stores, clock } = context;
  const { selection, accountId } = described;
  const title = described.name ?? (await titleOf(context, selection, described.lang));
  if (title === null) return { kind: 'unknown' };
  const now = clock.now();
  const period = {
    from: now - DAYS.past * DAY,
    to: now + DAYS.ahead * DAY,
    cancelledSince: now - DAYS.cancelled * DAY,
    limit: MAX_EVENTS,
  };
  const document = JSON.stringify([described, title, reader.origin]);
  const state = await stores.calendars.stateOf(selection, period, accountId);
  const known = reader.tags.find(document, state);
  if (known !== null && reader.has(known)) return { kind: 'unchanged', etag: known };
  const matches = await stores.calendars.matches(selection, period, accountId);
  if (selection.kind === 'match' && matches.length === 0) return { kind: 'unknown' };
  const text = documentOf(context, { ...described, title, matches }, reader.origin);
  const etag = etagOf(text);
  reader.tags.put(document, state, etag);
  return reader.has(etag) ? { kind: 'unchanged', etag } : { kind: 'found', text, etag };
}

type Shown = Described & Pick<CalendarDocument, 'title' | 'matches'>;

function documentOf({ texts }: Reading, { lang, reminder, title, matches }: Shown, origin: string): string {
  const words = {
    bestOf: (count: number) => texts.calendar('calendar_best_of', lang, count),
    unconfirmed: texts.calendar('calendar_unconfirmed', lang, 0),
  };
  return calendarDocument({ title, lang, reminder, origin, texts: words, matches });
}

async function titleOf({ stores, texts }: Reading, selection: MatchSelection, lang: LangId): Promise<string | null> {
  if (selection.kind === 'match' || selection.kind === 'followed') return texts.calendar('calendar_matches', lang, 0);
  const names = await stores.calendars.nameOf(selection satisfies CalendarScope);
  return names === null ? null : nameIn(names, lang);
}
