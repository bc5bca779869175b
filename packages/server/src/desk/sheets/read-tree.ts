import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import type { ActiveLock } from '../locks/lock-store';
import { describeLock } from '../locks/list-locks';
import { matchMoneyOf } from './money-of';
import type { TreeEvent } from './sheet-store';
import { MATCH_STATUS } from '@clutchline/contract';
import { groupBy } from '../../platform/group-by';

interface OfMatch {
  readonly game_id: number;
  readonly game_type_id: number;
}

/** Of the match, its game and everything. */
export function locksOfMatch(active: readonly ActiveLock[], { game_id, game_type_id }: OfMatch) {
  return active
    .filter(
      ({ scope, id }) =>
        scope === 'all' || (scope === 'game' && id === game_type_id) || (scope === 'match' && id === game_id),
    )
    .map(describeLock);
}

function gamesOf(events: readonly TreeEvent[]): DeskAnswer<'matchTree'>['games'] {
  return [...groupBy(events, ({ gameTypeId }) => gameTypeId)].map(([gameTypeId, own]) => ({
    game_type_id: gameTypeId,
    names: own[0]?.gameNames ?? { en: '', cn: '' },
    events: own.map(({ eventId, eventNames, matches, live }) => ({
      ...{ event_id: eventId, names: eventNames, matches, live },
    })),
  }));
}

export const isLive = (status: number): boolean => status === MATCH_STATUS.live || status === MATCH_STATUS.paused;

/** DESK-14. */
export async function readTree(
  { stores }: Pick<DeskContext, 'stores'>,
  { game_type_id, event_id, after, limit }: DeskBody<'matchTree'>,
): Promise<DeskAnswer<'matchTree'>> {
  const cursor =
    after === undefined ? null : { isLive: after.is_live, startTime: after.start_time, gameId: after.game_id };
  const query = { gameTypeId: game_type_id ?? null, eventId: event_id ?? null, after: cursor, limit };
  const { rows, stakes } = await stores.sheets.matches(query);
  const active = await stores.locks.active();
  const { watchers: all, feedAgeMs } = await stores.sheets.surroundings(rows.map(({ game_id }) => game_id));
  const watchers = groupBy(all, ({ gameId }) => gameId);
  const byMatch = groupBy(stakes, ({ gameId }) => gameId);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    games: gamesOf(await stores.sheets.events()),
    rows: rows.map((row) => ({
      ...row,
      locks: locksOfMatch(active, row),
      watchers: (watchers.get(row.game_id) ?? []).map(({ name }) => name),
      money: matchMoneyOf(byMatch.get(row.game_id) ?? []),
    })),
    next:
      last === undefined ? null : { is_live: isLive(last.status), start_time: last.start_time, game_id: last.game_id },
    feed_age_ms: feedAgeMs,
  };
}
