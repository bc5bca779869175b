import type { Context, Stores } from './context';
import type { Pin, PinTarget } from './pin-store';

type Opened = Pick<Context, 'stores' | 'inTransaction' | 'clock'>;

/** The block of the home has six places; the others stay for recommendations. */
export const MOST_PINS = 3;

export interface PinRequest {
  readonly kind: 'event' | 'match';
  readonly id: number;
  /** Business time, ms. */
  readonly until: number | null;
  readonly by: string;
}

type PinOutcome = 'pinned' | 'unknown' | 'over' | 'too_many';

interface PinStores extends Pick<Stores, 'pins'> {
  readonly content: Pick<Stores['content'], 'event' | 'scheduled'>;
}

/** In the caller's transaction, at `now` (business time). A second pin of the same event or match replaces its end and operator. */
export async function savePin(
  stores: PinStores,
  { kind, id, until, by }: PinRequest,
  now: number,
): Promise<PinOutcome> {
  if (until !== null && until <= now) return 'over';
  const target = await findTarget(stores, kind, id);
  if (target === null) return 'unknown';
  const { pins } = stores;
  await pins.lock();
  const others = (await pins.current(now)).filter((one) => !isSame(one, target));
  if (others.length >= MOST_PINS) return 'too_many';
  await pins.save({ ...target, until, pinnedBy: by, pinnedAt: now });
  return 'pinned';
}

/** HOME-3 */
export async function pin({ inTransaction, clock }: Opened, request: PinRequest): Promise<PinOutcome> {
  return await inTransaction((stores) => savePin(stores, request, clock.now()));
}

const isSame = (one: PinTarget, other: PinTarget): boolean =>
  one.eventId === other.eventId && one.gameId === other.gameId;

/** A match that is neither over nor hidden; an event also between its matches. */
async function findTarget({ content }: PinStores, kind: PinRequest['kind'], id: number): Promise<PinTarget | null> {
  if (kind === 'event') {
    const event = await content.event(id);
    return event === null ? null : { eventId: event.eventId, gameId: null };
  }
  const [match] = await content.scheduled([id]);
  return match === undefined ? null : { eventId: match.eventId, gameId: match.gameId };
}

export async function unpin(opened: Opened, { kind, id }: Pick<PinRequest, 'kind' | 'id'>): Promise<boolean> {
  return (await opened.inTransaction(({ pins }) => pins.remove(kind, id))) !== null;
}

interface Reading extends Pick<Opened, 'clock'> {
  readonly stores: Pick<Stores, 'pins'>;
}

export async function listPins({ stores, clock }: Reading): Promise<readonly Pin[]> {
  return await stores.pins.current(clock.now());
}
