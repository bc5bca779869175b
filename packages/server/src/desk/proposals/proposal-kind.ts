import { hash } from 'node:crypto';

import type { ProposalKindName, ProposalPayload, ProposalPreview } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { DeskContext, DeskStores } from '../context';
import type { DeskRefusal } from '../desk-outcome';

export interface Previewed<Kind extends ProposalKindName> {
  readonly preview: ProposalPreview<Kind>;
  /** Other sums have another hash, and are approved only after another look. */
  readonly previewHash: string;
}

export interface ApprovedAct {
  readonly context: DeskContext;
  /** Of the transaction that approves. */
  readonly stores: DeskStores;
  /** The second person. */
  readonly caller: DeskCaller;
  readonly network: string | null;
  readonly proposalId: number;
  /** Of the first person. */
  readonly reason: string;
}

/** How the server previews and carries out one kind of proposal (DESK-6). */
export interface ProposalKind<Kind extends ProposalKindName> {
  /** What it would do at `now` (wall clock, ms). */
  readonly preview: (
    stores: DeskStores,
    payload: ProposalPayload<Kind>,
    now: number,
  ) => Promise<Previewed<Kind> | DeskRefusal>;
  /** In the transaction that approves, with a separate row for the act; null: the leader carries it out afterwards. */
  readonly carryOut: ((act: ApprovedAct, payload: ProposalPayload<Kind>) => Promise<void>) | null;
}

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The order of keys does not count: a stored payload has another one. */
export const hashOf = (seen: unknown): string => hash('sha256', JSON.stringify(seen, inOrder));
