import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { flag } from '../../entities/statuses';
import { teamId } from '../../ids';

/** Of one account. */
export const MAX_FOLLOWED = 200;

/**
 * Follows teams (1) or ends it (0) and answers all followed teams (FOLLOW-1). Repeating changes nothing; an empty list
 * only reads. With `skips_unknown` 1, for the merge at sign-in, unknown teams and those above the limit of 200 are left out;
 * otherwise the call is refused with `no_such` or `followed_limit` and changes nothing.
 *
 * @example { lang: 2, changes: [{ team_id: 41, is_followed: 1 }], skips_unknown: 0 }
 */
export const followTeam = defineCall({
  path: '/api/content/followTeam',
  auth: 'token',
  request: {
    changes: z.array(z.strictObject({ team_id: teamId, is_followed: flag })).check(z.maxLength(MAX_FOLLOWED)),
    skips_unknown: flag,
  },
  response: z.object({ team_ids: z.array(teamId).check(z.maxLength(MAX_FOLLOWED)) }),
  refusals: ['no_such', 'followed_limit'],
  requirement: 'FOLLOW-1',
});
