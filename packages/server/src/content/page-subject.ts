import {
  languageById,
  localizedText,
  MATCH_STATUS,
  toLocalizedFields,
  type EventDetails,
  type LangId,
  type Names,
} from '@clutchline/contract';

import type { PageKey } from '../platform/texts';
import type { ScheduledMatch } from './content-store';
import type { Context } from './context';

/** What a page is about, for search engines and previews; without odds, offers and scores (SPOIL-5). */
export interface PageSubject {
  readonly title: string;
  readonly about: string;
  /** Path with the query that the page needs. */
  readonly path: string;
  /** Schema.org; null for a list. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

type Reading = Pick<Context, 'stores' | 'texts'>;
type Described = Omit<PageSubject, 'path'>;

interface Target {
  readonly id: number;
  readonly lang: LangId;
  /** Origin of the page. */
  readonly origin: string;
}

const NO_NAMES = { team: '', other: '', event: '' } as const;
const START_PAGE = '/match';

const LISTS: Readonly<Record<string, readonly [title: PageKey, about: PageKey]>> = {
  '/': ['page_default_title', 'page_default_about'],
  [START_PAGE]: ['page_default_title', 'page_default_about'],
  '/home': ['page_default_title', 'page_default_about'],
  '/schedule': ['page_schedule_title', 'page_schedule_about'],
  '/results': ['page_results_title', 'page_results_about'],
  '/events': ['page_events_title', 'page_events_about'],
  '/announcements': ['page_announcements_title', 'page_default_about'],
};

interface DetailPage {
  /** Of the query. */
  readonly parameter: string;
  readonly read: (context: Reading, target: Target) => Promise<Described | null>;
}

const DETAILS: Readonly<Record<string, DetailPage>> = {
  '/match/detail': { parameter: 'game_id', read: describeMatch },
  '/events/detail': { parameter: 'event_id', read: describeEvent },
  '/teams/detail': { parameter: 'team_id', read: describeTeam },
};

/** Null for pages of a player and for unknown ones: search engines leave them out. */
export async function readPageSubject(context: Reading, address: URL, lang: LangId): Promise<PageSubject | null> {
  const { pathname, searchParams, origin } = address;
  const list = LISTS[pathname];
  if (list !== undefined) {
    const [title, about] = [context.texts.page(list[0], lang, NO_NAMES), context.texts.page(list[1], lang, NO_NAMES)];
    return { title, about, path: pathname === '/' ? START_PAGE : pathname, data: null };
  }
  const detail = DETAILS[pathname];
  const given = detail === undefined ? '' : (searchParams.get(detail.parameter) ?? '');
  if (detail === undefined || !/^[1-9]\d{0,14}$/.test(given)) return null;
  const described = await detail.read(context, { id: Number(given), lang, origin });
  return described === null ? null : { ...described, path: `${pathname}?${detail.parameter}=${given}` };
}

const nameIn = (names: Names, lang: LangId): string =>
  localizedText(toLocalizedFields('name', names), 'name', languageById(lang).suffix);

async function describeMatch({ stores, texts }: Reading, { id, lang, origin }: Target): Promise<Described | null> {
  const announced = await stores.content.announced(id);
  const match = announced ?? (await stores.content.finished([id]))[0];
  if (match === undefined) return null;
  const names = {
    team: nameIn(match.team1.names, lang),
    other: nameIn(match.team2.names, lang),
    event: nameIn(match.eventNames, lang),
  };
  const [edition] = await stores.content.seasons(match.eventId);
  const details = edition === undefined ? null : await stores.content.details(match.eventId, edition.season);
  return {
    title: texts.page('page_match_title', lang, names),
    about: texts.page('page_match_about', lang, names),
    data: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: `${names.team} – ${names.other}`,
      startDate: new Date(match.startTime).toISOString(),
      ...statusOf(announced),
      competitor: [names.team, names.other].map((name) => ({ '@type': 'SportsTeam', name })),
      superEvent: { '@type': 'SportsEvent', name: names.event },
      location: locationOf(details?.venue ?? null, { lang, origin }),
      url: `${origin}/match/detail?game_id=${id}`,
    },
  };
}

function statusOf(match: ScheduledMatch | null): Readonly<Record<string, string>> {
  const status = (name: string): string => `https://schema.org/Event${name}`;
  if (match?.live.status === MATCH_STATUS.cancelled) return { eventStatus: status('Cancelled') };
  const before = match?.originalStart ?? null;
  if (before === null) return { eventStatus: status('Scheduled') };
  return { eventStatus: status('Rescheduled'), previousStartDate: new Date(before).toISOString() };
}

function locationOf(venue: EventDetails['venue'], { lang, origin }: Pick<Target, 'lang' | 'origin'>) {
  if (venue === null || venue.is_online === 1 || venue.names === null)
    return { '@type': 'VirtualLocation', url: origin };
  const { names, city, country } = venue;
  const address = {
    ...(city !== null && { addressLocality: nameIn(city, lang) }),
    ...(country !== null && { addressCountry: country }),
  };
  return { '@type': 'Place', name: nameIn(names, lang), address: { '@type': 'PostalAddress', ...address } };
}

async function describeEvent({ stores, texts }: Reading, { id, lang }: Target): Promise<Described | null> {
  const event = await stores.content.event(id);
  if (event === null) return null;
  const title = nameIn(event.names, lang);
  return { title, about: texts.page('page_event_about', lang, { ...NO_NAMES, event: title }), data: null };
}

async function describeTeam({ stores, texts }: Reading, { id, lang }: Target): Promise<Described | null> {
  const team = await stores.content.team(id);
  if (team === null) return null;
  const title = nameIn(team.names, lang);
  return { title, about: texts.page('page_team_about', lang, { ...NO_NAMES, team: title }), data: null };
}
