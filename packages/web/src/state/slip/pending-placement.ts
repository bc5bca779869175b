import { comboSizes, playerId, pointId, requestId } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { StoredValues } from '../../data/stored-values';

type Slots = Pick<StoredValues, 'placement'>;

/** More than anybody places at once; the slot takes no more. */
const MOST_PENDING = 8;

/** A placement that was sent; kept on this machine until its answer is known (BET-8). */
const pendingPlacement = z.strictObject({
  request_id: requestId,
  /** Who placed it: nobody else asks for it or sees it. */
  player: playerId,
  kind: z.enum(['single', 'parlay']),
  /** The points of the request, in its order. */
  shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(25)),
  /** Wire amounts, one a bet. */
  stakes: z.array(z.string().check(z.maxLength(16))).check(z.maxLength(25)),
  /** Sizes of the lines of a combo; left out, one line over all its legs. */
  sizes: z.optional(comboSizes),
});
export type PendingPlacement = Readonly<z.infer<typeof pendingPlacement>>;

/** The placements of all tabs of this machine whose answer has not come; what is damaged is none. */
export function readPending({ placement }: Slots): readonly PendingPlacement[] {
  const stored = placement.read();
  if (stored.kind !== 'ok') return [];
  return stored.value.slice(-MOST_PENDING).flatMap((value) => pendingPlacement.safeParse(value).data ?? []);
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
