import * as z from 'zod/mini';

import { gameId, playId, roundNumber } from '../ids';
import { optionalLocalizedShape } from '../localized';
import { categoryId } from './category-id';
import { marketCode, marketGroup } from './market-code';
import { lineThousandths, pointSchema } from './point';
import { flag, playStatus } from './statuses';

/** Texts of the source, most of all for a `special` play; absent if it gives none (C7). */
export const playTexts = { ...optionalLocalizedShape('name'), ...optionalLocalizedShape('desc') };

/** A play with its points (DETAIL-1). */
export const playSchema = z.object({
  play_info_id: playId,
  game_id: gameId,
  category_id: categoryId,
  round: roundNumber,
  market: marketCode,
  group: marketGroup,
  /** Of a total, race or duration, thousandths; null if the market has none. */
  line: z.nullable(lineThousandths),
  /** 1 for the main line of its market and map. */
  is_main: flag,
  /** 1 if the play cannot join a combo (SLIP-6). */
  no_parlay: flag,
  /** When the price is fixed: at bet time, or for a pool at its close (BET-2). */
  settle_at: z.enum(['bet', 'close']),
  status: playStatus,
  /** 1 while operators review the prices or results of the suspended play. */
  is_checked: z.optional(flag),
  is_hide: flag,
  ...playTexts,
  points: z.array(pointSchema).check(z.maxLength(64)),
});
export type Play = z.infer<typeof playSchema>;
