import type { Publisher } from '../ports/publisher';
import type { Stores } from '../ports/stores';
import { playStatusChange } from './changes-by-match';
import { closePools } from './close-pools';
import type { DecidedPlay } from './decide-plays';

/** Writes what was decided and counts the pools among it, within the caller's transaction that holds the plays. */
export async function storeDecisions(stores: Stores, plays: readonly DecidedPlay[], at: number): Promise<void> {
  await stores.results.decide(plays, at);
  await closePools(stores, plays, at);
}

/** Tells readers how the plays of a match stand after the commit. */
export function publishDecisions(publisher: Publisher, gameId: number, plays: readonly DecidedPlay[]): void {
  const turned = plays.filter(({ play, status }) => play.status !== status);
  publisher.publishMatch(
    gameId,
    turned.map(({ play: { inList }, playId, status }) => playStatusChange({ gameId, playId, status, inList })),
  );
}
