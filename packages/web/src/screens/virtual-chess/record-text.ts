import type { ChessRecordsInfo } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import { cardName } from './card/hero-names';
import { TIER_NAMES } from './chess-parts';

export const RECORD_KINDS = {
  refresh: 'chess.kind_refresh',
  rent_slot: 'chess.kind_rent',
  buy: 'chess.kind_buy',
  sell: 'chess.kind_sell',
  sell_directly: 'chess.kind_direct',
} as const;

/** Tier, card, or slot and hours. */
export function recordText(t: Translator, { tier, card, rent }: ChessRecordsInfo['rows'][number]): string {
  return [
    ...(tier === null ? [] : [t(TIER_NAMES[tier])]),
    ...(card === null ? [] : [cardName(t, card)]),
    ...(rent === null ? [] : [`${t('chess.slot', { slot: rent.slot })} · ${t('chess.hours', { count: rent.hours })}`]),
  ].join(' ');
}
