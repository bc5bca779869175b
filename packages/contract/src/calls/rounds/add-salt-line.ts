import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { saltLineSchema } from '../../entities/rounds/round';
import { requestId } from '../../ids';

/**
 * Adds the player's line to the salt of the next epoch (ROUND-5): one line for each account, 1 to 64 visible characters in
 * NFC without line breaks. A repeated request gets the stored answer; a second line is a `request_conflict`. Refused with
 * `salt_closed` unless an epoch accepts lines.
 *
 * @example { lang: 2, line: 'hello', request_id: 'k3v9Zt_71QmXw0aR-5hL' }
 */
export const addSaltLine = defineCall({
  path: '/api/round/addSaltLine',
  auth: 'token',
  request: { line: z.string().check(z.minLength(1), z.maxLength(256)), request_id: requestId },
  response: z.object({ added: saltLineSchema }),
  refusals: ['salt_closed', 'request_conflict'],
  requirement: 'ROUND-5',
});
