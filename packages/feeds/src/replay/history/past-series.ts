import { endOfSeries } from '../script-of-series';
import type { RealSeries } from '../real-series';
import { DAY_MS } from '../replay-days';
import type { UsualMap } from '../usual-map';

/** A series that ended before the replayed day. Times of the file, ms. */
export interface PastSeries {
  readonly series: RealSeries;
  /** Of a file without times of day, the end of its day: its maps count from the next day. */
  readonly endsAt: number;
}

interface Known {
  readonly series: readonly RealSeries[];
  /** Of files without times of day. */
  readonly dated: readonly RealSeries[];
  readonly usual: (gameTypeId: number, event: string) => UsualMap;
}

/** Everything that ended before `begin` (FEED-5). A series that is still in play then belongs to no day. */
export function pastSeries({ series, dated, usual }: Known, begin: number): readonly PastSeries[] {
  const timed = series.map((one) => ({
    series: one,
    endsAt: endOfSeries(one, usual(one.gameTypeId, one.event).lengthS),
  }));
  const whole = dated.map((one) => ({ series: one, endsAt: one.startsAt + DAY_MS }));
  return [...timed, ...whole].filter((one) => one.series.startsAt < begin && one.endsAt <= begin);
}
