import { PLAY_STATUS } from '@clutchline/contract';

import type { MatchChange } from '../platform/records';
import type { Stores } from './context';
import { playStatusChange, stateOfPlay, structureOf } from '../catalogue';
import { closePools } from '../pools';
import type { SettledPlay } from './determine-outcomes';
import { matchEvents } from '../bus';

export interface PlayOutcomes {
  readonly gameId: number;
  readonly plays: readonly SettledPlay[];
  readonly at: number;
}

/** The caller has locked the match. */
export async function storePlayOutcomes(stores: Stores, { gameId, plays, at }: PlayOutcomes): Promise<void> {
  await stores.results.storeOutcomes(plays, at);
  await closePools(stores, plays, at);
  await stores.outbox.add(matchEvents([[gameId, await changesOf(stores, gameId, plays)]]));
}

/** Single points of an outright: clients fetch the match. */
async function changesOf(
  { board: boards }: Pick<Stores, 'board'>,
  gameId: number,
  plays: readonly SettledPlay[],
): Promise<MatchChange[]> {
  const changed = plays.filter(({ play, status }) => play.status !== status);
  const stillOpen = plays.filter(({ play, status }) => play.status === status && status === PLAY_STATUS.open);
  const ids = stillOpen.map(({ playId }) => playId);
  const board = ids.length === 0 ? [] : await boards.plays([gameId], 'all');
  return [
    ...changed.map(({ play: { inList }, playId, status }) => playStatusChange({ gameId, playId, status, inList })),
    ...board.filter(({ play }) => ids.includes(play.play_info_id)).flatMap(stateOfPlay),
    ...stillOpen.slice(0, 1).map(({ play: { inList } }) => structureOf(gameId, inList)),
  ];
}
