import { comboSizes, playerId, pointId, requestId } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { StoredValues } from '../../data/stored-values';

type Slots = Pick<StoredValues, 'placement'>;

/** More than a player places at once. */
const MOST_PENDING = 8;

/** Sent and not answered yet (BET-8). */
const pendingPlacement = z.strictObject({
  request_id: requestId,
  /** Not requested for or shown to other players. */
  player: playerId,
  kind: z.enum(['single', 'parlay']),
  /** In the order of the request. */
  shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(25)),
  /** Wire amounts, one per bet. */
  stakes: z.array(z.string().check(z.maxLength(16))).check(z.maxLength(25)),
  /** Missing: one combination of all legs. */
  sizes: z.optional(comboSizes),
});
export type PendingPlacement = Readonly<z.infer<typeof pendingPlacement>>;

/** Of all tabs; damaged entries are ignored. */
export function readPending({ placement }: Slots): readonly PendingPlacement[] {
  const stored = placement.read();
  if (stored.kind !== 'ok') return [];
  return stored.value.slice(-MOST_PENDING).flatMap((value) => pendingPlacement.safeParse(value).data ?? []);
}

export function pendingOf(slots: Slots, player: string | null): readonly PendingPlacement[] {
  return readPending(slots).filter((pending) => pending.player === player);
}

/** Called before sending. */
export function keepPending(slots: Slots, pending: PendingPlacement): void {
  const others = readPending(slots).filter(({ request_id }) => request_id !== pending.request_id);
  slots.placement.write([...others, pending].slice(-MOST_PENDING));
}

export function dropPending(slots: Slots, requestId: string): void {
  const left = readPending(slots).filter(({ request_id }) => request_id !== requestId);
  slots.placement.write(left.length === 0 ? null : left);
}
