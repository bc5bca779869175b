import { PLAY_STATUS } from '@clutchline/contract';

import type { MatchChange } from '../platform/records';
import type { Stores } from './context';
import { playStatusChange, stateOfPlay, structureOf } from '../catalogue';
import { closePools } from '../pools';
import type { DecidedPlay } from './decide-plays';
import { newsOfMatches } from '../bus';

export interface Decisions {
  readonly gameId: number;
  readonly plays: readonly DecidedPlay[];
  readonly at: number;
}

/** The caller has locked the match. Includes pool counts and outbox events. */
export async function storeDecisions(stores: Stores, { gameId, plays, at }: Decisions): Promise<void> {
  await stores.results.decide(plays, at);
  await closePools(stores, plays, at);
  await stores.outbox.add(newsOfMatches([[gameId, await changesOf(stores, gameId, plays)]]));
}

/**
 * Includes open plays of which some points ended, such as an outright after a withdrawal: outcomes come with the match
 * only, so clients fetch it again.
 */
async function changesOf(
  { board: boards }: Pick<Stores, 'board'>,
  gameId: number,
  plays: readonly DecidedPlay[],
): Promise<MatchChange[]> {
  const turned = plays.filter(({ play, status }) => play.status !== status);
  const goOn = plays.filter(({ play, status }) => play.status === status && status === PLAY_STATUS.open);
  const ids = goOn.map(({ playId }) => playId);
  const board = ids.length === 0 ? [] : await boards.plays([gameId], 'all');
  return [
    ...turned.map(({ play: { inList }, playId, status }) => playStatusChange({ gameId, playId, status, inList })),
    ...board.filter(({ play }) => ids.includes(play.play_info_id)).flatMap(stateOfPlay),
    ...goOn.slice(0, 1).map(({ play: { inList } }) => structureOf(gameId, inList)),
  ];
}
