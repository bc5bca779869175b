import type { Clock } from '../platform/time/clock';
import type { ClockCheck } from '../platform/time/clock-check';
import type { Log } from '../platform/log/log';
import type { Random } from '../platform/random';
import type { InTransaction, Stores } from './stores';
import type { Texts } from '../platform/texts';

/** Dependencies of services and jobs; not global, so several servers can run in one process. */
export interface Context {
  /** Business time: matches, bets, settlements. */
  readonly clock: Clock;
  /** Wall clock: sessions and tokens. */
  readonly wallClock: Clock;
  /** Process clock against database clock; absent in commands. */
  readonly clockCheck?: ClockCheck;
  readonly random: Random;
  readonly log: Log;
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
  readonly texts: Texts;
  /** Default false. */
  readonly isDemo?: boolean;
}
