import type { StreamRules } from '@clutchline/domain';

import type { Log } from './log/log';
import type { OperatorWallet } from './operator-wallet';
import type { Random } from './random';
import type { SecretBox } from './secret-box';
import type { Texts } from './texts';
import type { TokenVerifier } from './token-verifier';
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
  /** Absent: no key set of the operator is configured. */
  readonly verifyToken?: TokenVerifier;
  /** Absent: the internal wallet has the balances. */
  readonly operatorWallet?: OperatorWallet;
  readonly isDemo?: boolean;
  /** The virtual games are switched off: no new round of Speed LOL begins, cards of auto chess can only be moved and sold. */
  readonly areRoundsStopped?: boolean;
  /** The price list of auto chess is not sealed: cards can only be moved and sold. */
  readonly isChessPaused?: boolean;
  /** Of the secrets of both virtual games. */
  readonly secretBox: Pick<SecretBox, 'open' | 'close'>;
  /** Default: only test streams. */
  readonly streamRules?: StreamRules;
}
