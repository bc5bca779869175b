import { MATCH_STATUS, type Change } from '@clutchline/contract';

import type { MatchChange } from '../platform/records';
import { LatestChanges } from './latest-changes';

/** Finished matches with a snapshot for late subscribers. */
const FINISHED_LIMIT = 200;

const isFinal = (change: Change): boolean => {
  const status = change.type === 'live' ? change.live.status : change.type === 'match-status' ? change.status : null;
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
};

const isOfPlay = ({ type }: Change): boolean => type === 'odds' || type === 'play-status' || type === 'play-hide';

/** Snapshots of every match, with all plays and with those of the list. */
export class MatchImages {
  readonly #byMatch = new Map<number, { readonly all: LatestChanges; readonly list: LatestChanges }>();
  readonly #finished = new Set<number>();

  /** Returns false if the change is outdated. */
  apply(gameId: number, { change, inList }: MatchChange): boolean {
    const images = this.#imagesOf(gameId);
    if (change.type === 'structure') return true;
    if (!images.all.put(change)) return false;
    if (inList && !(this.#finished.has(gameId) && isOfPlay(change))) images.list.put(change);
    if (isFinal(change)) this.#finish(gameId, images.list);
    return true;
  }

  /** Changes that arrived during the read are newer and win. */
  load(gameId: number, changes: readonly MatchChange[]): void {
    const images = this.#imagesOf(gameId);
    for (const { change, inList } of changes) {
      images.all.putOlder(change);
      if (inList) images.list.putOlder(change);
    }
  }

  clear(): void {
    this.#byMatch.clear();
    this.#finished.clear();
  }

  knows(gameId: number): boolean {
    return this.#byMatch.has(gameId);
  }

  ofMatch(gameId: number): readonly Change[] {
    return this.#byMatch.get(gameId)?.all.values() ?? [];
  }

  ofList(): readonly Change[] {
    return [...this.#byMatch.values()].flatMap(({ list }) => list.values());
  }

  #imagesOf(gameId: number) {
    const known = this.#byMatch.get(gameId);
    if (known !== undefined) return known;
    const fresh = { all: new LatestChanges(), list: new LatestChanges() };
    this.#byMatch.set(gameId, fresh);
    return fresh;
  }

  /** The last state stays until many later matches have finished. */
  #finish(gameId: number, list: LatestChanges): void {
    list.removeWhere(isOfPlay);
    this.#finished.add(gameId);
    const oldest = this.#finished.values().next();
    if (this.#finished.size <= FINISHED_LIMIT || oldest.done === true) return;
    this.#finished.delete(oldest.value);
    this.#byMatch.delete(oldest.value);
  }
}
