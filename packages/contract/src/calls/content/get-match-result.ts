import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { legOutcome, voidReason } from '../../entities/bet-history-item';
import { categoryId } from '../../entities/category-id';
import { finishedMatchSchema } from '../../entities/finished-match';
import { marketCode, marketGroup } from '../../entities/market-code';
import { lineThousandths, pickSchema } from '../../entities/point';
import { playStatus } from '../../entities/statuses';
import { epochMs, gameId, playId, pointId, roundNumber, teamId } from '../../ids';
import { optionalLocalizedShape } from '../../localized';
import { amount, priceOrEstimate } from '../../money';
import { mapFactsSchema } from '../../entities/map-facts';

/** Facts of one map. */
export const mapDetailsSchema = z.object(mapFactsSchema.shape);

const source = z.string().check(z.maxLength(1_000));

/** A point with the result that settled it. */
export const settledPointSchema = z.object({
  point_id: pointId,
  pick: pickSchema,
  line: z.nullable(lineThousandths),
  /** Last price before the close; null for a pool. */
  odd: z.nullable(priceOrEstimate),
  /** What a closed pool pays per unit in the currency of the caller; null for other plays, and without a stake on the point. */
  closing_odds: z.nullable(amount),
  outcome: z.nullable(legOutcome),
  void_reason: z.nullable(voidReason),
  dead_heat: z.int().check(z.gte(1), z.lte(64)),
  /** Value that the rule read. */
  result: z.nullable(z.string().check(z.maxLength(200))),
  /** Rule and version. */
  rule: z.nullable(z.string().check(z.maxLength(100))),
  source: z.nullable(source),
  /** Of a correction or void, as the operators wrote it. */
  reason: z.nullable(z.string().check(z.maxLength(1_000))),
});

/** A play that was on sale, with its results. */
export const settledPlaySchema = z.object({
  play_info_id: playId,
  category_id: categoryId,
  round: roundNumber,
  market: marketCode,
  group: marketGroup,
  line: z.nullable(lineThousandths),
  status: playStatus,
  ...optionalLocalizedShape('name'),
  points: z.array(settledPointSchema).check(z.maxLength(64)),
});

const score = z.nullable(z.int().check(z.gte(0), z.lte(999)));
const factsChange = z.object({ winner: z.nullable(teamId), score_1: score, score_2: score });

/** A correction, approved by two people. */
export const resultRevisionSchema = z.object({
  /** 0 is the match. */
  round: roundNumber,
  revision: z.int().check(z.gte(2), z.lte(32_767)),
  /** Null if nothing was stored before. */
  before: z.nullable(factsChange),
  after: factsChange,
  reason: z.string().check(z.maxLength(1_000)),
  at: epochMs,
});

/**
 * Result of one match: maps, every play that was on sale with value, rule, version and reason, and corrections (RESULT-2,
 * RESULT-3). `result` is null while the match has none. Pools have their closing odds in the player's currency, without a
 * token in that of the id 1.
 *
 * @example { lang: 2, game_id: 1204 }
 */
export const getMatchResult = defineCall({
  path: '/api/content/getMatchResult',
  auth: 'optional',
  request: { game_id: gameId },
  response: z.object({
    result: z.nullable(
      z.object({
        match: finishedMatchSchema,
        source,
        maps: z.array(z.object({ round: roundNumber, facts: mapDetailsSchema })).check(z.maxLength(16)),
        plays: z.array(settledPlaySchema).check(z.maxLength(500)),
        revisions: z.array(resultRevisionSchema).check(z.maxLength(999)),
      }),
    ),
  }),
  refusals: [],
  requirement: 'RESULT-2',
});
