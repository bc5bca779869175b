import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { announcementSchema } from '../../entities/announcement';
import { categoryId } from '../../entities/category-id';
import { eventSummarySchema, namedTeamSchema } from '../../entities/event-page';
import { finishedMatchSchema, scheduledMatchSchema } from '../../entities/finished-match';
import { marketCode } from '../../entities/market-code';
import { liveStateSchema } from '../../entities/match';
import { flag } from '../../entities/statuses';
import { currencyId, playId, roundNumber, teamId } from '../../ids';
import { amount } from '../../money';
import { MAX_FOLLOWED } from './follow-team';

const matchRow = z.object({ match: scheduledMatchSchema, live: liveStateSchema });
const matches = z.array(matchRow).check(z.maxLength(6));

/** Why an event is recommended: that the operator pinned it, else what contributes most (HOME-3). */
const recommendationReason = z.enum(['pinned', 'followed', 'own_bets', 'live', 'popular', 'tier', 'soon']);

export const recommendationShape = {
  reason: recommendationReason,
  /** The followed team, for the reason `followed`. */
  team: z.nullable(namedTeamSchema),
};

const recommendedEvent = z.object({
  event: eventSummarySchema,
  ...recommendationShape,
  /** The pinned match of the event. */
  match: z.nullable(matchRow),
});

const topPool = z.object({
  match: scheduledMatchSchema,
  play_info_id: playId,
  category_id: categoryId,
  round: roundNumber,
  market: marketCode,
  /** Of all currencies. */
  tickets: z.int().check(z.gte(0)),
  /** In this currency. */
  gross: amount,
  currency_id: currencyId,
});

/**
 * The blocks of the home (HOME-1). `team_ids` are the teams that a signed-out caller follows; a signed-in player's are
 * those of the account. With `uses_bets` 0 the player's own bets do not recommend events (HOME-3).
 *
 * @example { lang: 2, uses_bets: 1, team_ids: [] }
 */
export const getHome = defineCall({
  path: '/api/content/getHome',
  auth: 'optional',
  request: { uses_bets: flag, team_ids: z.array(teamId).check(z.maxLength(MAX_FOLLOWED)) },
  response: z.object({
    live: matches,
    followed: matches,
    events: z.array(recommendedEvent).check(z.maxLength(6)),
    pools: z.array(topPool).check(z.maxLength(4)),
    results: z.array(finishedMatchSchema).check(z.maxLength(5)),
    announcements: z.array(announcementSchema).check(z.maxLength(3)),
  }),
  refusals: [],
  requirement: 'HOME-1',
});
