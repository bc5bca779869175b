import { withinProtection } from '@clutchline/domain';

import type { Context } from '../context';
import type { SnapshotPoint } from '../placement-store';
import { dayStart } from '../../players';
import { Purse } from '../validation/purse';
import type { Caller } from '../../platform/calls';

interface PurseNow {
  readonly purse: Purse;
  readonly points: readonly SnapshotPoint[];
  /** Smaller rest of the house's and the player's own day limit, in minor units. */
  readonly dayLeft: bigint;
}

/** By the same snapshot as a placement. */
export async function readPurse(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { accountId, timeZone }: Caller,
  pointIds: readonly number[],
): Promise<PurseNow> {
  const now = clock.now();
  const query = {
    accountId,
    requestId: null,
    pointIds: [...new Set(pointIds)],
    dayStart: dayStart(now, timeZone),
  };
  const snapshot = await stores.placements.read(query, false);
  const purse = new Purse(snapshot);
  const moment = { protection: purse.protection, stakedToday: purse.stakedToday, sessionMinutes: 0, now };
  return { purse, points: snapshot.points, dayLeft: withinProtection(purse.dayLeft, moment) };
}
