import type { Log } from './log/log';
import type { Random } from './random';
import type { Texts } from './texts';
import type { Clock, ClockCheck } from './time/clock';

/** Restarts on deadlocks and serialisation failures, so the work must have no side effects outside the given stores. */
export type InTransaction<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;

/** Outside a transaction each call of a store commits separately. */
export interface StoreAccess<Stores> {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

/**
 * Dependencies of use cases and jobs; not global, so several servers can run in one process. Each capability names the
 * stores that it uses in its own `context.ts`.
 */
export interface ServerContext<Stores> extends StoreAccess<Stores> {
  /** Business time: matches, bets, settlements. */
  readonly clock: Clock;
  /** Wall clock: sessions and tokens. */
  readonly wallClock: Clock;
  /** Process clock against database clock; absent in commands. */
  readonly clockCheck?: ClockCheck;
  readonly random: Random;
  readonly log: Log;
  readonly texts: Texts;
  /** Active sessions per account; default `MOST_SESSIONS`. */
  readonly mostSessions?: number;
  /** Default false. */
  readonly isDemo?: boolean;
}
