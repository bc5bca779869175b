import type { CallName } from '@clutchline/contract';

import { Admission } from './admission';
import { HttpFailure } from '../answers/http-failure';

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

/** Load of the placements, 0 to 1, up to which a kind is admitted. */
const MOST_LOAD: Readonly<Record<ReadKind, number>> = { history: 0.5, lists: 0.7, odds: 0.9 };

/**
 * The higher the load of the placements, the fewer kinds of reading calls are admitted (S28). Each kind has its own
 * limit shared between callers.
 */
export class ReadGate {
  readonly #rooms = new Map<ReadKind, Admission>(KINDS.map((kind) => [kind, new Admission()]));

  constructor(private readonly placements: Pick<Admission, 'load'>) {}

  /** Fails with 429 at the limit; call the result when the call ends. */
  enter(name: CallName, who: string): () => void {
    const kind = KIND_OF[name];
    if (kind === undefined) return () => undefined;
    if (this.placements.load > MOST_LOAD[kind]) throw new HttpFailure('too_many_requests', { 'retry-after': '1' });
    const leave = this.#rooms.get(kind)?.enter(who);
    return () => leave?.('done');
  }
}
