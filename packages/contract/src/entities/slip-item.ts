import * as z from 'zod/mini';

import { gameId, playId, pointId, priceVersion } from '../ids';
import { priceOrEstimate } from '../money';
import { matchSchema } from './match';
import { playSchema, playTexts } from './play';
import { pickSchema, lineThousandths } from './point';
import { flag, pointStatus } from './statuses';

const { category_id, round, market, line, no_parlay } = playSchema.shape;

/**
 * Fields of a play that the slip stores, so that it can show and validate the play without a request. Removes others,
 * which slips of an earlier version have.
 */
export const slipPlaySchema = z.object({ category_id, round, market, line, no_parlay, ...playTexts });

/** An item of the bet slip (SLIP-1). */
export const slipItemSchema = z.object({
  shop_id: pointId,
  game_id: gameId,
  play_info_id: playId,
  match: matchSchema,
  /** Null for a pool without stakes on the point (BET-2). */
  odd: z.nullable(priceOrEstimate),
  version: priceVersion,
  status: pointStatus,
  is_hide: flag,
  play: slipPlaySchema,
  pick: pickSchema,
  line: z.nullable(lineThousandths),
});
export type SlipItem = z.infer<typeof slipItemSchema>;
