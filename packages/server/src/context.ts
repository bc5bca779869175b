import type { Clock } from './ports/clock';
import type { ClockCheck } from './ports/clock-check';
import type { Log } from './ports/log';
import type { Random } from './ports/random';
import type { InTransaction, Stores } from './ports/stores';
import type { Texts } from './ports/texts';

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
