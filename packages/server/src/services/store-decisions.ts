import { PLAY_STATUS } from '@clutchline/contract';

import type { Context } from '../context';
import type { Stores } from '../ports/stores';
import { playStatusChange, stateOfPlay } from './changes-by-match';
import { closePools } from './close-pools';
import type { DecidedPlay } from './decide-plays';

/** Writes what was decided and counts the pools among it, within the caller's transaction that holds the plays. */
export async function storeDecisions(stores: Stores, plays: readonly DecidedPlay[], at: number): Promise<void> {
  await stores.results.decide(plays, at);
  await closePools(stores, plays, at);
}

/**
 * Tells readers how the plays of a match stand after the commit: those that turned, and the points of those that go on
 * without some of their points, as an outright does whose runner withdrew.
 */
export async function publishDecisions(
  { publisher, stores }: Pick<Context, 'publisher' | 'stores'>,
  gameId: number,
  plays: readonly DecidedPlay[],
): Promise<void> {
  const turned = plays.filter(({ play, status }) => play.status !== status);
  const goOn = plays.filter(({ play, status }) => play.status === status && status === PLAY_STATUS.open);
  const ids = goOn.map(({ playId }) => playId);
  const board = ids.length === 0 ? [] : await stores.board.plays([gameId], 'all');
  publisher.publishMatch(gameId, [
    ...turned.map(({ play: { inList }, playId, status }) => playStatusChange({ gameId, playId, status, inList })),
    ...board.filter(({ play }) => ids.includes(play.play_info_id)).flatMap(stateOfPlay),
  ]);
}
