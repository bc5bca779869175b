import { CATEGORY } from '@clutchline/contract';
import { LEAST_OFFERED_ODD } from '@clutchline/domain';

import type { BatchDraft } from './batch-draft';

/** Fixed prices only (U22). After the other checks, which need the feed's prices. */
export function guardShortPrices(draft: BatchDraft): void {
  for (const { categoryId, odds } of draft.ground.plays.values())
    if (categoryId !== CATEGORY.normal_bet) draft.withdrawBelow(LEAST_OFFERED_ODD, odds.keys());
  for (const { category_id, points } of draft.newPlays())
    if (category_id !== CATEGORY.normal_bet)
      draft.withdrawBelow(
        LEAST_OFFERED_ODD,
        points.map(({ point_id }) => point_id),
      );
}
