import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { roundEpochSchema, roundRefusalsSchema, saltLineSchema } from '../../entities/rounds/round';

/** Lines of one answer. */
export const SALT_LINES_OF_PAGE = 1_000;

/**
 * Epochs, newest first, and lines of the salt of one of them (ROUND-5). With `epoch` the answer has up to 1,000 lines from
 * number `from_line` on (default: 1); without, it has none. An unknown epoch has none.
 *
 * @example { lang: 2, epoch: 3, from_line: 1001 }
 */
export const getRoundEpochs = defineCall({
  path: '/api/round/getEpochs',
  auth: 'public',
  request: {
    epoch: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    from_line: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  },
  response: z.object({
    /** At most the last 100. */
    epochs: z.array(roundEpochSchema).check(z.maxLength(100)),
    lines: z.array(saltLineSchema).check(z.maxLength(SALT_LINES_OF_PAGE)),
    /** Of `epoch`, by currency: finished rounds only. Stakes above the balance are not counted. */
    refused: z.array(roundRefusalsSchema).check(z.maxLength(64)),
  }),
  refusals: [],
  requirement: 'ROUND-5',
});
