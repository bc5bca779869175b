import type { ChangedPoint } from '../catalogue';
import type { HousePlay, HousePriceStore } from './house-price-store';
import { repricePlay } from './reprice-play';

/** Plays that are held, in the caller's transaction, which publishes the changes. */
export async function repriceHeld(
  store: Pick<HousePriceStore, 'store' | 'write'>,
  plays: readonly HousePlay[],
): Promise<ChangedPoint[]> {
  const odds = new Map<number, number | null>();
  for (const play of plays) {
    const repriced = repricePlay(play);
    const { playId, version, margin } = play;
    for (const [pointId, odd] of repriced.odds) odds.set(pointId, odd);
    if (repriced.ended === null) continue;
    const { ended } = repriced;
    await store.store({ playId, version, bias: null, margin: ended === 'closed' ? null : margin, by: { ended } });
  }
  return await store.write(odds);
}

/** Whether the time, the feed or the match changed something since the prices were written. */
export function isDue(play: HousePlay): boolean {
  const { ended, odds } = repricePlay(play);
  return ended !== null || play.points.some(({ pointId, odd, feedOdd }) => isOther(odds.get(pointId), odd, feedOdd));
}

const isOther = (wanted: number | null | undefined, odd: number | null, feedOdd: number | null): boolean =>
  wanted !== undefined && (wanted ?? feedOdd) !== odd;
