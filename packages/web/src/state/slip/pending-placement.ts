import type { SlipKind } from '@clutchline/domain';

import type { StoredValues } from '../../data/stored-values';

type Slots = Pick<StoredValues, 'placement'>;

/** More than anybody places at once; the slot takes no more. */
const MOST_PENDING = 8;

/** A placement that was sent; kept on this machine until its answer is known (BET-8). */
export interface PendingPlacement {
  readonly request_id: string;
  /** Who placed it: nobody else asks for it or sees it. */
  readonly player: string;
  readonly kind: SlipKind;
  /** The points of the request, in its order. */
  readonly shop_ids: number[];
  /** Wire amounts, one a bet. */
  readonly stakes: string[];
  /** Sizes of the lines of a combo; left out, one line over all its legs. */
  readonly sizes?: number[] | undefined;
}

/** The placements of all tabs of this machine whose answer has not come. */
export function readPending({ placement }: Slots): readonly PendingPlacement[] {
  const stored = placement.read();
  return stored.kind === 'ok' ? stored.value : [];
}

/** Those of one player. */
export function pendingOf(slots: Slots, player: string | null): readonly PendingPlacement[] {
  return readPending(slots).filter((pending) => pending.player === player);
}

/** Keeps a placement before it is sent, beside those of other tabs. */
export function keepPending(slots: Slots, pending: PendingPlacement): void {
  const others = readPending(slots).filter(({ request_id }) => request_id !== pending.request_id);
  slots.placement.write([...others, pending].slice(-MOST_PENDING));
}

/** Forgets a placement whose answer is known, and no other. */
export function dropPending(slots: Slots, requestId: string): void {
  const left = readPending(slots).filter(({ request_id }) => request_id !== requestId);
  slots.placement.write(left.length === 0 ? null : left);
}
