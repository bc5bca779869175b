import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { namedTeamSchema } from '../../entities/event-page';
import { finishedMatchSchema, scheduledMatchSchema } from '../../entities/finished-match';
import { teamId } from '../../ids';

/**
 * A team with its last ten and its next ten matches (CONTENT-1). `team` is null for an unknown id.
 *
 * @example { lang: 2, team_id: 41 }
 */
export const getTeam = defineCall({
  path: '/api/content/getTeam',
  auth: 'public',
  request: { team_id: teamId },
  response: z.object({
    team: z.nullable(namedTeamSchema),
    past: z.array(finishedMatchSchema).check(z.maxLength(10)),
    next: z.array(scheduledMatchSchema).check(z.maxLength(10)),
  }),
  refusals: [],
  requirement: 'CONTENT-1',
});
