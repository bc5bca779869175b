import type { CallName } from '@clutchline/contract';

import { Admission } from './admission';
import { HttpFailure } from './http-failure';

/** What is refused first under load comes first; placements come after all of them (S28). */
const KINDS = ['history', 'lists', 'odds'] as const;
type ReadKind = (typeof KINDS)[number];

const KIND_OF: Partial<Readonly<Record<CallName, ReadKind>>> = {
  getUserHistory: 'history',
  getBetReceipt: 'history',
  getGameListByGameTypeId: 'lists',
  getGameTypeDict: 'lists',
  getPointsListSplit: 'odds',
  getPointsByIds: 'odds',
  getPoolInfo: 'odds',
};

/** How full the room of the placements may be, of 1, for calls of a kind to be let in. */
const MOST_LOAD: Readonly<Record<ReadKind, number>> = { history: 0.5, lists: 0.7, odds: 0.9 };

/**
 * Lets calls that read in as long as placements have room: the fuller that is, the fewer kinds (S28). Each kind has a room
 * for itself, shared among those who call, so one client cannot fill it.
 */
export class ReadGate {
  readonly #rooms = new Map<ReadKind, Admission>(KINDS.map((kind) => [kind, new Admission()]));

  constructor(private readonly placements: Pick<Admission, 'load'>) {}

  /** Fails with 429 if there is no room; the answer is to be called once the call is over. */
  enter(name: CallName, who: string): () => void {
    const kind = KIND_OF[name];
    if (kind === undefined) return () => undefined;
    if (this.placements.load > MOST_LOAD[kind]) throw new HttpFailure('too_many_requests', { 'retry-after': '1' });
    const leave = this.#rooms.get(kind)?.enter(who);
    return () => leave?.('done');
  }
}
