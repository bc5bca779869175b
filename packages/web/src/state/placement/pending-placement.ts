import { comboSizes, pointId, requestId } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { CallData } from '../../data/caller';
import { retryDelay } from '../../data/retry-delay';
import type { StoredValues } from '../../data/stored-values';
import type { AppState } from '../app-state';

type Slots = Pick<StoredValues, 'placement'>;

const MOST_PENDING = 8;

/** Unanswered (BET-8). */
const pendingPlacement = z.strictObject({
  request_id: requestId,
  /** By `playerOf`; not shown to others. */
  player: z.string().check(z.maxLength(80)),
  /** `round`: of Speed LOL, which has no part in the slip. */
  kind: z.enum(['single', 'parlay', 'round']),
  shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(25)),
  /** Wire amounts per bet. */
  stakes: z.array(z.string().check(z.maxLength(16))).check(z.maxLength(25)),
  sizes: z.optional(comboSizes),
});
type StoredPlacement = Readonly<z.infer<typeof pendingPlacement>>;
/** Of the slip. */
export type PendingPlacement = StoredPlacement & { readonly kind: 'single' | 'parlay' };
export type PendingRound = StoredPlacement & { readonly kind: 'round' };

/** Without damaged entries. */
export function readPending({ placement }: Slots): readonly StoredPlacement[] {
  const stored = placement.read();
  if (stored.kind !== 'ok') return [];
  return stored.value.slice(-MOST_PENDING).flatMap((value) => pendingPlacement.safeParse(value).data ?? []);
}

export function pendingOf(slots: Slots, player: string | null): readonly PendingPlacement[] {
  return readPending(slots).filter(
    (pending): pending is PendingPlacement => pending.kind !== 'round' && pending.player === player,
  );
}

export function pendingRounds(slots: Slots, player: string | null): readonly PendingRound[] {
  return readPending(slots).filter(
    (pending): pending is PendingRound => pending.kind === 'round' && pending.player === player,
  );
}

/** Before sending. */
export function storePending(slots: Slots, pending: StoredPlacement): void {
  const others = readPending(slots).filter(({ request_id }) => request_id !== pending.request_id);
  slots.placement.write([...others, pending].slice(-MOST_PENDING));
}

export function removePending(slots: Slots, requestId: string): void {
  const left = readPending(slots).filter(({ request_id }) => request_id !== requestId);
  slots.placement.write(left.length === 0 ? null : left);
}

/** Then an unknown placement is abandoned, so that it can never be accepted. */
const ABANDON_AFTER_MS = 10_000;

type PlacementOutcome =
  | { readonly kind: 'found'; readonly answer: CallData<'playMore'> }
  | { readonly kind: 'never-arrived' }
  /** Signed out. */
  | { readonly kind: 'not-known' };

const NOT_KNOWN: PlacementOutcome = { kind: 'not-known' };

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Retries until the server answers (BET-8). */
export async function findPlacementOutcome(
  app: Pick<AppState, 'env' | 'call' | 'session'>,
  requestId: string,
): Promise<PlacementOutcome> {
  const since = app.env.now();
  const { generation } = app.session.getState();
  const isGone = (): boolean => app.session.getState().generation !== generation;
  for (let attempt = 0; ; attempt += 1) {
    await sleep(retryDelay(attempt, app.env.random));
    if (isGone()) return NOT_KNOWN;
    const abandons = app.env.now() - since >= ABANDON_AFTER_MS;
    const reply = await app.call('getBetByRequestId', {
      request_id: requestId,
      abandon_if_missing: abandons ? 1 : undefined,
    });
    if (isGone()) return NOT_KNOWN;
    if (reply.kind === 'ok' && reply.data.found === 1) return { kind: 'found', answer: reply.data.answer };
    if (reply.kind === 'ok' && abandons) return { kind: 'never-arrived' };
    if (reply.kind === 'not-signed-in' || reply.kind === 'signed-out') return NOT_KNOWN;
  }
}
