import {
  toLocalizedFields,
  type GameCategory,
  type HandicapCode,
  type Names,
  type TagCount,
  HANDICAP_CODES,
} from '@clutchline/contract';
import { isOver, sortCategories } from '@clutchline/domain';

import type { Context } from './context';
import type { NamedEvent, TabMatch } from './board-store';
import { isIn } from './list-matches';
import { matchBoardOf, type BoardReading } from './match-board';
import type { CallResponse, Outcome } from '../platform/calls';

/** Icon by game type (GAMES-1). */
const GAME_LOGOS: ReadonlyMap<number, string> = new Map([
  [0, 'all'],
  [1, 'lol'],
  [2, 'dota2'],
  [3, 'cs2'],
  [5, 'valorant'],
  [6, 'mlbb'],
  [16, 'hok'],
]);

/** GAMES-1, GAMES-2; counts as the lists do (GAMES-5). */
export async function listCategories(
  context: Pick<Context, 'stores' | 'clock' | 'texts'>,
): Promise<Outcome<CallResponse<'getGameTypeDict'>>> {
  const now = context.clock.now();
  const reading = await matchBoardOf(context).current(now);
  const make = () => Promise.resolve(categoriesOf(reading, context.texts.allGames(), now));
  return { kind: 'ok', data: await reading.categories.get('all', now, make) };
}

function categoriesOf({ matches, events, gameTypes }: BoardReading, allGames: Names, now: number): GameCategory[] {
  const named = [{ id: 0, names: allGames }, ...gameTypes];
  const listed = matches.filter((row) => !isOver(row.live.status) || isIn('today', row, now));
  const categories = named.map(({ id, names }) => {
    const own = listed.filter(({ match }) => id === 0 || match.game_type_id === id);
    return categoryOf({ id, names, matches: own, events, now });
  });
  return sortCategories(categories).map((category, sort) => ({ ...category, sort }));
}

interface Ground {
  readonly id: number;
  readonly names: Names;
  readonly matches: readonly TabMatch[];
  readonly events: readonly NamedEvent[];
  readonly now: number;
}

function categoryOf({ id, names, matches, events, now }: Ground): GameCategory {
  const counts = new Map<number, number>();
  for (const { match } of matches) counts.set(match.event_id, (counts.get(match.event_id) ?? 0) + 1);
  return {
    id,
    logo: GAME_LOGOS.get(id) ?? 'all',
    sort: 0,
    tag_count: tagCountOf(matches, now),
    ...toLocalizedFields('game_name', names),
    events_count: {
      total: matches.length,
      events: events.flatMap(({ eventId, names: eventNames }) => {
        const amount = counts.get(eventId);
        if (amount === undefined) return [];
        return [{ event_id: eventId, ...toLocalizedFields('event_name', eventNames), match_amount: amount }];
      }),
    },
  };
}

function tagCountOf(matches: readonly TabMatch[], now: number): TagCount {
  const count = (code: HandicapCode): number => matches.filter((row) => isIn(code, row, now)).length;
  return {
    live: count('live'),
    today: count('today'),
    early: count('early'),
    pool: count('pool'),
    parlay: count('parlay'),
    champion: count('champion'),
  };
}

/** GAMES-5. */
export function listHandicaps(): Promise<Outcome<CallResponse<'getGameTopDictSplit'>>> {
  return Promise.resolve({ kind: 'ok', data: HANDICAP_CODES.map((code) => ({ code })) });
}
