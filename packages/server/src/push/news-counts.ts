import { Histogram, QUICK_SECONDS } from '../platform/metrics/histogram';
import { Tally } from '../platform/metrics/tally';

const KINDS = ['match', 'player'] as const;

const RELOADS = ['start', 'gap', 'interruption'] as const;
/** Causes: start, missed sequence number or leader, bus interruption. */
export type ReloadCause = (typeof RELOADS)[number];

export class NewsCounts {
  readonly heard = new Tally(KINDS);
  repeated = 0;
  readonly reloads = new Tally(RELOADS);
  /** Seconds from the commit of an event to the streams here. */
  readonly delivery = new Histogram(QUICK_SECONDS);
}
