import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { MAX_REVEALED, revealedKey, spoilerMode, spoilerStateSchema } from '../../entities/spoilers';

/**
 * Adds revealed results to those of other devices, and returns all: what is revealed once stays revealed, up to the newest
 * 2,000 (SPOIL-1). Unknown matches and those that have not begun are ignored. `mode` changes the spoiler-free mode.
 *
 * @example { lang: 2, keys: ['1204', '1207.2'], mode: 'all' }
 */
export const setRevealed = defineCall({
  path: '/api/content/setRevealed',
  auth: 'token',
  request: { keys: z.array(revealedKey).check(z.maxLength(MAX_REVEALED)), mode: z.optional(spoilerMode) },
  response: spoilerStateSchema,
  refusals: [],
  requirement: 'SPOIL-1',
});
