import * as z from 'zod/mini';

import { activeLock, changedLock, lockedSubject, reason, requestId } from '../desk-values';
import { subjectNames } from '../name-values';
import { type DeskCall, nothing } from './desk-call';

const changeOfLock = z.strictObject({ request_id: requestId, reason, subject: lockedSubject });

/** What operators hold back (DESK-8). */
export const LOCK_CALLS = {
  locks: {
    right: 'see_locks',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({ locks: z.array(activeLock), names: subjectNames }),
    problems: [],
  },
  /** Suspending needs no version of what is suspended. */
  lock: {
    right: 'suspend',
    needsStepUp: false,
    body: changeOfLock,
    answer: changedLock,
    problems: ['unknown_subject', 'repeated'],
  },
  /** Names the locks that remain (bad input row 305). */
  unlock: {
    right: 'resume',
    needsStepUp: false,
    body: changeOfLock,
    answer: changedLock,
    problems: ['unknown_subject', 'repeated'],
  },
  /** Stops all betting, and payments in auto chess, on every process. */
  panic: {
    right: 'panic',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, reason }),
    answer: changedLock,
    problems: ['repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
