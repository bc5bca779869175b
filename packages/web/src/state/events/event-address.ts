import { queryReader, readGameType } from '../content/query-reader';
import { readId } from '../route/address-query';

export const EVENT_TIMES = ['now', 'next', 'past'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

export const EVENT_TABS = ['overview', 'matches', 'standings', 'bracket', 'teams'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** What the list of events shows, as in the address. */
export interface EventsPlace {
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly when: EventTime;
}

/** What the page of an event shows. */
export interface EventPlace {
  readonly eventId: number | null;
  readonly tab: EventTab;
  /** Its path through the bracket is marked. */
  readonly teamId: number | null;
}

interface Faults {
  readonly hasFaults: boolean;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;

export function readEventsPlace(search: string): EventsPlace & Faults {
  const { read, hasFaults } = queryReader(search);
  const place = {
    gameTypeId: read('game_type_id', readGameType) ?? 0,
    when: read('when', oneOf(EVENT_TIMES)) ?? 'now',
  };
  return { ...place, hasFaults: hasFaults() };
}

/** @example eventsAddress({ gameTypeId: 3, when: 'past' }) // '/events?game_type_id=3&when=past' */
export const eventsAddress = ({ gameTypeId, when }: EventsPlace): string =>
  address('/events', { game_type_id: gameTypeId === 0 ? null : gameTypeId, when: when === 'now' ? null : when });

export function readEventPlace(search: string): EventPlace & Faults {
  const { read, hasFaults } = queryReader(search);
  const eventId = read('event_id', readId);
  const isUnknown = hasFaults();
  const place = {
    eventId,
    tab: read('tab', oneOf(EVENT_TABS)) ?? 'overview',
    teamId: read('team_id', readId),
  };
  return { ...place, hasFaults: hasFaults() && !isUnknown };
}

export const eventAddress = ({ eventId, tab, teamId }: EventPlace): string =>
  address('/events/detail', { event_id: eventId, tab: tab === 'overview' ? null : tab, team_id: teamId });

/** @example placeOfEvent(88) // '/events/detail?event_id=88' */
export const placeOfEvent = (eventId: number, tab: EventTab = 'overview'): string =>
  eventAddress({ eventId, tab, teamId: null });

/** @example placeOfTeam(41) // '/teams/detail?team_id=41' */
export const placeOfTeam = (teamId: number): string => address('/teams/detail', { team_id: teamId });

/** Null if it is missing or no id. */
export const readTeamId = (search: string): number | null => queryReader(search).read('team_id', readId);

function address(path: string, values: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
