import type { Clock } from '../platform/time/clock';
import type { Log } from '../platform/log/log';
import type { TicketHolder } from '../players';
import type { Hub } from './hub';
import type { PushLimits } from './push-limits';

export interface PushOptions {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  /** Redeems a ticket once; null if invalid. */
  readonly redeem: (ticket: string) => Promise<TicketHolder | null>;
  /** Returns the hashes with a live session. */
  readonly keepLive: (tokenHashes: readonly string[]) => Promise<readonly string[]>;
  readonly limits: PushLimits;
  readonly allowOrigins: readonly string[];
  /** Host names of this server beside its addresses and localhost; `*` allows any. */
  readonly ownHosts: readonly string[];
  readonly trustedHops: number;
}
