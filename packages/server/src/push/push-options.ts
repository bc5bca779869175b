import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { TicketHolder } from '../ports/ticket-store';
import type { Hub } from './hub';
import type { PushLimits } from './push-limits';

/** What the push socket is made of. */
export interface PushOptions {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  /** The holder of a ticket, once; null where there is none. */
  readonly redeem: (ticket: string) => Promise<TicketHolder | null>;
  /** Those of the token hashes that still are sessions. */
  readonly keepLive: (tokenHashes: readonly string[]) => Promise<readonly string[]>;
  readonly limits: PushLimits;
  readonly allowOrigins: readonly string[];
  /** Names of this server beside its addresses and localhost; `*` for any. */
  readonly ownHosts: readonly string[];
  readonly trustedHops: number;
}
