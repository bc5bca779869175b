import type { DeskLockKind, DeskScope } from '@clutchline/contract/desk';

import type { ChangedHide, ChangedLive, ChangedPlay } from '../../catalogue';

export interface LockSubject {
  readonly scope: DeskScope;
  /** 0: everything. */
  readonly id: number;
  readonly kind: DeskLockKind;
}

export interface ActiveLock extends LockSubject {
  readonly lockId: number;
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: number;
}

export interface LockChange {
  readonly subject: LockSubject;
  readonly isSet: boolean;
  readonly reason: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
}

/** What changed for players. */
export interface LockedBoard {
  readonly plays: readonly ChangedPlay[];
  readonly hides: readonly ChangedHide[];
  readonly lives: readonly ChangedLive[];
}

export interface LockStore {
  exists(subject: LockSubject): Promise<boolean>;
  /** Nothing changes if the lock is set, or is not, already. */
  change(change: LockChange): Promise<LockedBoard>;
  /** Sets the lock of a game or of everything. Returns how many plays it suspended; they are published without their points, which do not change. */
  suspendAndPublish(change: Omit<LockChange, 'isSet'>): Promise<number>;
  active(): Promise<ActiveLock[]>;
  /** Plays that take bets after the end of the lock of everything, by their mask and the feed. */
  countHeldByAll(): Promise<number>;
  /** Of this subject and of wider scopes. */
  holding(subject: LockSubject): Promise<ActiveLock[]>;
}
