import { Histogram, QUICK_SECONDS } from '../metrics/histogram';
import { Tally } from '../metrics/tally';

const KINDS = ['match', 'player'] as const;

const RELOADS = ['start', 'gap', 'interruption'] as const;
/** Cause of a board reload: start, a missed sequence number or leader, or a bus interruption. */
export type ReloadCause = (typeof RELOADS)[number];

/** Bus messages that a process has received since its start. */
export class NewsCounts {
  readonly heard = new Tally(KINDS);
  /** Repeated outbox events. */
  repeated = 0;
  readonly reloads = new Tally(RELOADS);
  /** Seconds from the commit of an outbox event until it is applied to the streams here. */
  readonly delivery = new Histogram(QUICK_SECONDS);
}
