import type { CallName } from '@clutchline/contract';

import { Admission } from './admission';
import { HttpFailure } from '../answers/http-failure';

/** Refused in this order; placements last (S28). */
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

/** Of placements, 0 to 1. */
const MOST_LOAD: Readonly<Record<ReadKind, number>> = { history: 0.5, lists: 0.7, odds: 0.9 };

/** S28. */
export class ReadGate {
  readonly #rooms = new Map<ReadKind, Admission>(KINDS.map((kind) => [kind, new Admission()]));

  constructor(private readonly placements: Pick<Admission, 'load'>) {}

  /** Returns what ends the call. */
  enter(name: CallName, callerKey: string): () => void {
    const kind = KIND_OF[name];
    if (kind === undefined) return () => undefined;
    if (this.placements.load > MOST_LOAD[kind]) throw new HttpFailure('too_many_requests', { 'retry-after': '1' });
    const leave = this.#rooms.get(kind)?.enter(callerKey);
    return () => leave?.('done');
  }
}
