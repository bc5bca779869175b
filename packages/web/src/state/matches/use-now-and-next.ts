import { MATCH_STATUS, type MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';
import { useMemo } from 'react';

import { useApp } from '../app-context';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { matchListQuery } from './match-list-query';
import { useStore } from '../use-snapshot';

/** Keyboard users pass all of them on the way to the list. */
const MOST_LIVE = 8;
const MOST_SHOWN = 10;

/** Live matches, then those that start next, of the chosen game and events (GAMES-10). */
export function useNowAndNext(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  // Not the whole state: the tab is of no concern (P10).
  const gameTypeId = useStore(app.browse, (browse) => browse.gameTypeId);
  const eventIds = useStore(app.browse, (browse) => browse.eventIds);
  const { data, ...today } = useFetched(matchListQuery(app, { gameTypeId, handicap: 'today' }));
  const shown = useMemo(() => data && nowAndNext(ofEvents(data, eventIds)), [data, eventIds]);
  return queryView({ ...today, data: shown });
}

function ofEvents(rows: readonly MatchRow[], eventIds: readonly number[]): readonly MatchRow[] {
  return eventIds.length === 0 ? rows : rows.filter(({ match }) => eventIds.includes(match.event_id));
}

/** @param rows in list order: under way first, then by start. */
export function nowAndNext(rows: readonly MatchRow[]): readonly MatchRow[] {
  const matches = rows.filter(({ match }) => match.kind === 'match');
  const live = matches.filter((row) => isUnderWay(row.live.status)).slice(0, MOST_LIVE);
  const next = matches.filter((row) => row.live.status === MATCH_STATUS.notStarted);
  return [...live, ...next].slice(0, MOST_SHOWN);
}
