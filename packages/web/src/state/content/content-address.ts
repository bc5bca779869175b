import { addDays, type Day, readDay } from '@clutchline/domain';

import { readId } from '../route/address-query';
import { queryReader, readGameType } from './query-reader';

/** What schedule and results show, as in the address. */
export interface ContentPlace {
  /** Null if the address names none. */
  readonly day: Day | null;
  /** 0: all games. */
  readonly gameTypeId: number;
  readonly eventId: number | null;
  readonly teamId: number | null;
  /** Only matches of followed teams (FOLLOW-1). */
  readonly onlyFollowed: boolean;
  /** Results only. */
  readonly onlyCorrected: boolean;
}

interface ReadPlace extends ContentPlace {
  /** A value was not understood and is ignored (NAV-5, bad input rows 160 and 161). */
  readonly hasFaults: boolean;
}

const readFlag = (text: string): true | null => (text === '1' ? true : null);

export function readContentPlace(search: string): ReadPlace {
  const { read, hasFaults } = queryReader(search);
  const place = {
    day: read('day', readDay),
    gameTypeId: read('game_type_id', readGameType) ?? 0,
    eventId: read('event_id', readId),
    teamId: read('team_id', readId),
    onlyFollowed: read('followed', readFlag) ?? false,
    onlyCorrected: read('corrected', readFlag) ?? false,
  };
  return { ...place, hasFaults: hasFaults() };
}

/** @example contentQuery({ ...place, day: '2026-11-22' }) // 'day=2026-11-22' */
export function contentQuery(place: ContentPlace): string {
  const { day, gameTypeId, eventId, teamId, onlyFollowed, onlyCorrected } = place;
  const query = new URLSearchParams();
  if (day !== null) query.set('day', day);
  if (gameTypeId !== 0) query.set('game_type_id', String(gameTypeId));
  if (eventId !== null) query.set('event_id', String(eventId));
  if (teamId !== null) query.set('team_id', String(teamId));
  if (onlyFollowed) query.set('followed', '1');
  if (onlyCorrected) query.set('corrected', '1');
  return query.toString();
}

/** Seven days with `day` in the middle. */
export const daysAround = (day: Day): readonly Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(day, index - 3));
