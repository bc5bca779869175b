import * as z from 'zod/mini';

import { activeLock } from '../desk-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** The end of the lock of everything (DESK-8). */
export const RESUME_ALL = proposalKind('resume_all', {
  payload: z.strictObject({}),
  preview: z.strictObject({
    lock: activeLock,
    /** Locks that stay. */
    remaining: z.array(activeLock),
    /** Plays that would take bets, at this moment: not a part of the hash. */
    plays: z.int(),
  }),
  problems: ['nothing_locked'],
  opensForMinutes: HALF_AN_HOUR,
});
