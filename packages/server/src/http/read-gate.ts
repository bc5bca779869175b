import type { CallName } from '@clutchline/contract';

import { Admission } from './admission';
import { HttpFailure } from './http-failure';

/** In the order of refusal under load; placements come last (S28). */
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

/** Load of the placements, 0 to 1, up to which a kind of call is admitted. */
const MOST_LOAD: Readonly<Record<ReadKind, number>> = { history: 0.5, lists: 0.7, odds: 0.9 };

/**
 * Admits reading calls depending on the load of the placements: the higher, the fewer kinds (S28). Each kind has its
 * own limit shared between callers, so one client cannot use it up.
 */
export class ReadGate {
  readonly #rooms = new Map<ReadKind, Admission>(KINDS.map((kind) => [kind, new Admission()]));

  constructor(private readonly placements: Pick<Admission, 'load'>) {}

  /** Fails with 429 if the limit is reached; call the result when the call ends. */
  enter(name: CallName, who: string): () => void {
    const kind = KIND_OF[name];
    if (kind === undefined) return () => undefined;
    if (this.placements.load > MOST_LOAD[kind]) throw new HttpFailure('too_many_requests', { 'retry-after': '1' });
    const leave = this.#rooms.get(kind)?.enter(who);
    return () => leave?.('done');
  }
}
