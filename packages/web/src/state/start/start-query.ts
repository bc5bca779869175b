import { langId, type LangId } from '@clutchline/contract';

import { readId } from '../route/address-query';

/** Drops the rest (bad input row 71). */
export const MAX_POINTS = 25;
const MAX_EVENTS = 200;

/** NAV-5. */
export interface StartQuery {
  /** `bad`: invalid. */
  readonly game: number | 'bad' | null;
  readonly pointIds: readonly number[];
  readonly gameTypeId: number | null;
  readonly eventIds: readonly number[];
  readonly lang: LangId | null;
  /** Not validated. */
  readonly tab: string | null;
  /** Not validated. */
  readonly sort: string | null;
  readonly hasToken: boolean;
  /** Reported to the player. */
  readonly hasBadValue: boolean;
}

interface IdList {
  readonly ids: readonly number[];
  readonly isBad: boolean;
}

/** Each once; empty parts are ignored, others are errors. */
function readIds(text: string, max: number): IdList {
  const parts = text.split(',').filter((part) => part !== '');
  const ids = parts.map(readId).filter((id) => id !== null);
  return { ids: [...new Set(ids)].slice(0, max), isBad: ids.length < parts.length };
}

function readLang(values: readonly string[]): LangId | null {
  const [only] = values;
  const parsed = langId.safeParse(only !== undefined && /^[1-8]$/.test(only) ? Number(only) : null);
  return parsed.success && values.length === 1 ? parsed.data : null;
}

function readGameType(text: string | null): number | null {
  return text !== null && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : null;
}

/**
 * Never throws. The first value of a name counts, but a repeated `lang` is ignored (bad input rows 70–74, 80).
 * @param search without the `?`.
 * @example readStartQuery('game_id=1204&lang=7').game // 1204
 */
export function readStartQuery(search: string): StartQuery {
  const query = new URLSearchParams(search);
  const id = query.get('game_id') ?? query.get('id');
  const points = readIds(query.get('teamPointIds') ?? '', MAX_POINTS);
  const events = readIds(query.get('event_id') ?? '', MAX_EVENTS);
  const gameType = query.get('game_type_id');
  const gameTypeId = readGameType(gameType);
  const langs = query.getAll('lang');
  const lang = readLang(langs);
  return {
    game: id === null ? null : (readId(id) ?? 'bad'),
    pointIds: points.ids,
    gameTypeId,
    eventIds: events.ids,
    lang,
    tab: query.get('tab'),
    sort: query.get('sort'),
    hasToken: query.has('token'),
    hasBadValue:
      points.isBad || events.isBad || (gameType !== null && gameTypeId === null) || (langs.length > 0 && lang === null),
  };
}
