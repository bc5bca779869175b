import type { StreamRules } from '@clutchline/domain';

import type { Log } from './log/log';
import type { Random } from './random';
import type { Texts } from './texts';
import type { Clock, ClockCheck } from './time/clock';

/** Restarts on deadlocks and serialisation failures: the work must have no side effects outside the given stores. */
export type InTransaction<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;

export interface StoreAccess<Stores> {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

/** Not global: several servers can share a process. */
export interface ServerContext<Stores> extends StoreAccess<Stores> {
  /** Business time: matches, bets, settlements. */
  readonly clock: Clock;
  /** Sessions and tokens. */
  readonly wallClock: Clock;
  /** Absent in commands. */
  readonly clockCheck?: ClockCheck;
  readonly random: Random;
  readonly log: Log;
  readonly texts: Texts;
  /** Default `MOST_SESSIONS`. */
  readonly mostSessions?: number;
  readonly isDemo?: boolean;
  /** Speed LOL is switched off: no new round begins. */
  readonly areRoundsStopped?: boolean;
  /** Default: only test streams. */
  readonly streamRules?: StreamRules;
}
