import { Histogram, QUICK_SECONDS } from '../metrics/histogram';
import { Tally } from '../metrics/tally';

const KINDS = ['match', 'player'] as const;

const RELOADS = ['start', 'gap', 'interruption'] as const;
/** Why the board is read anew: to begin with, because a number or a leader was missed, or the bus was away. */
export type ReloadCause = (typeof RELOADS)[number];

/** What a process has heard from the bus since its start. */
export class NewsCounts {
  readonly heard = new Tally(KINDS);
  /** News that had been heard before. */
  repeated = 0;
  readonly reloads = new Tally(RELOADS);
  /** Seconds between a commit and its news being told to the streams here. */
  readonly delivery = new Histogram(QUICK_SECONDS);
}
