import type { Clock } from './ports/clock';
import type { ClockCheck } from './ports/clock-check';
import type { Log } from './ports/log';
import type { Random } from './ports/random';
import type { InTransaction, Stores } from './ports/stores';
import type { Texts } from './ports/texts';

/** What every service and job is given: nothing of it is global, so two servers in one process do not meet. */
export interface Context {
  /** Business time: matches, bets, settlements. */
  readonly clock: Clock;
  /** Real time: sessions and tokens. */
  readonly wallClock: Clock;
  /** How the process clock compares with the database's; left out if nothing compares them, as in commands. */
  readonly clockCheck?: ClockCheck;
  readonly random: Random;
  readonly log: Log;
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
  readonly texts: Texts;
  /** Whether the demo accounts may sign in; they may not unless this is true. */
  readonly isDemo?: boolean;
}
