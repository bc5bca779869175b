import { pointId, slipItemSchema, type SlipItem } from '@clutchline/contract';

import { PARLAY_LIMIT, SINGLE_LIMIT } from '../bets/bet-counts';
import { EMPTY_SLIP, type SlipState } from './slip-state';

/** Other versions are dropped (bad input row 94). */
export const SLIP_VERSION = 1;

const MOST_STORED = SINGLE_LIMIT + PARLAY_LIMIT;

/** Stored form (SLIP-13). */
export interface StoredSlip {
  readonly version: typeof SLIP_VERSION;
  readonly shopCartList: readonly SlipItem[];
  readonly singleIds: readonly number[];
  readonly parlayIds: readonly number[];
}

/** Result of {@link reviveSlip}. */
export interface RevivedSlip {
  readonly slip: SlipState;
  /** Content was dropped; the client informs the player. */
  readonly dropped: boolean;
}

/** A slip in its form for JSON (SLIP-13). */
export function storeSlip(slip: SlipState): StoredSlip {
  return { version: SLIP_VERSION, shopCartList: slip.items, singleIds: slip.singleIds, parlayIds: slip.parlayIds };
}

/**
 * Restores a slip from untrusted parsed JSON (SLIP-13): drops damaged entries, other versions and violations of slip
 * rules; never throws (bad input rows 85–87, 93, 94). Prices are stale: reload the points.
 *
 * @example reviveSlip(storeSlip(slip)) // { slip, dropped: false }
 */
export function reviveSlip(stored: unknown): RevivedSlip {
  if (stored === null || stored === undefined) return { slip: EMPTY_SLIP, dropped: false };
  const lists = readLists(stored);
  if (lists === null) return { slip: EMPTY_SLIP, dropped: true };
  const slip = normalise(lists);
  return { slip, dropped: !isComplete(slip, lists) };
}

interface StoredLists {
  readonly shopCartList: readonly unknown[];
  readonly singleIds: readonly unknown[];
  readonly parlayIds: readonly unknown[];
}

function readLists(stored: unknown): StoredLists | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null;
  if (stored.version !== SLIP_VERSION) return null;
  if (!('shopCartList' in stored && 'singleIds' in stored && 'parlayIds' in stored)) return null;
  const { shopCartList, singleIds, parlayIds } = stored;
  if (!Array.isArray(shopCartList) || !Array.isArray(singleIds) || !Array.isArray(parlayIds)) return null;
  return { shopCartList, singleIds, parlayIds };
}

function normalise(lists: StoredLists): SlipState {
  const items = lists.shopCartList.slice(0, MOST_STORED).flatMap((value) => {
    const parsed = slipItemSchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  const byId = new Map(items.map((item) => [item.shop_id, item]));
  const singleIds = readIds(lists.singleIds, byId).slice(0, SINGLE_LIMIT);
  const parlayIds = latestOfEachMatch(readIds(lists.parlayIds, byId), byId).slice(0, PARLAY_LIMIT);
  return {
    items: [...byId.values()].filter(({ shop_id }) => singleIds.includes(shop_id) || parlayIds.includes(shop_id)),
    singleIds,
    parlayIds,
  };
}

function readIds(values: readonly unknown[], byId: ReadonlyMap<number, SlipItem>): number[] {
  const ids = values.slice(0, MOST_STORED).flatMap((value) => {
    const parsed = pointId.safeParse(value);
    return parsed.success && byId.has(parsed.data) ? [parsed.data] : [];
  });
  return [...new Set(ids)];
}

function latestOfEachMatch(ids: readonly number[], byId: ReadonlyMap<number, SlipItem>): number[] {
  const latest = new Map(ids.map((id) => [byId.get(id)?.game_id, id]));
  return ids.filter((id) => latest.get(byId.get(id)?.game_id) === id);
}

function isComplete(slip: SlipState, lists: StoredLists): boolean {
  return (
    slip.items.length === lists.shopCartList.length &&
    slip.singleIds.length === lists.singleIds.length &&
    slip.parlayIds.length === lists.parlayIds.length
  );
}
