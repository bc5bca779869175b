import { withinProtection } from '@clutchline/domain';

import type { Context } from '../context';
import type { SnapshotPoint } from '../placement-store';
import { dayStart } from '../../players';
import { AvailableLimits } from '../validation/available-limits';
import type { Caller } from '../../platform/calls';

interface AvailableNow {
  readonly available: AvailableLimits;
  readonly points: readonly SnapshotPoint[];
  /** Smaller rest of the house's and the player's own day limit, in minor units. */
  readonly dayLeft: bigint;
}

/** By the same snapshot as a placement. */
export async function readAvailableLimits(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { accountId, timeZone }: Caller,
  pointIds: readonly number[],
): Promise<AvailableNow> {
  const now = clock.now();
  const query = {
    accountId,
    requestId: null,
    pointIds: [...new Set(pointIds)],
    dayStart: dayStart(now, timeZone),
  };
  const snapshot = await stores.placements.read(query, false);
  const available = new AvailableLimits(snapshot);
  const moment = { protection: available.protection, stakedToday: available.stakedToday, sessionMinutes: 0, now };
  return { available, points: snapshot.points, dayLeft: withinProtection(available.dayLeft, moment) };
}
