import * as z from 'zod/mini';

import { gameId, playId, roundNumber } from '../ids';
import { optionalLocalizedShape } from '../localized';
import { categoryId } from './category-id';
import { marketCode, marketGroup } from './market-code';
import { lineThousandths, pointSchema } from './point';
import { flag, playStatus } from './statuses';

/** Texts of the source for a play, most of all for a `special` one; absent if it gives none (C7). */
export const playTexts = { ...optionalLocalizedShape('name'), ...optionalLocalizedShape('desc') };

/** A play (market) with its points. */
export const playSchema = z.object({
  play_info_id: playId,
  game_id: gameId,
  category_id: categoryId,
  round: roundNumber,
  market: marketCode,
  group: marketGroup,
  /** Line of a total, race or duration in thousandths; null if the market has none. */
  line: z.nullable(lineThousandths),
  /** 1 for the main line of its market and map, 0 for an alternative line. */
  is_main: flag,
  /** 1 if the play cannot join a combo: a highlighted selection (SLIP-6). */
  no_parlay: flag,
  /** When the price is fixed: at bet time, or for a pool at its close (BET-2). */
  settle_at: z.enum(['bet', 'close']),
  status: playStatus,
  /** 1 while operators review the prices or results of the suspended play; absent otherwise. */
  is_checked: z.optional(flag),
  is_hide: flag,
  ...playTexts,
  points: z.array(pointSchema).check(z.maxLength(64)),
});
export type Play = z.infer<typeof playSchema>;
