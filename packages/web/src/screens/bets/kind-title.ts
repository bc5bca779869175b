import { CATEGORY, type BetHistoryItem } from '@clutchline/contract';
import { joinNumbers, type Translator } from '@clutchline/i18n';

/** Single, combo or system (BET-1). */
export function kindTitle(t: Translator, { kind, legs, lines, sizes }: BetHistoryItem): string {
  if (kind === 'single') return t('bets.single');
  if (lines === 1) return t('bets.parlay', { count: legs.length });
  return t('bets.system', { sizes: joinNumbers(t, sizes), legs: legs.length, lines });
}

/** Pool, champion, live or fixed odds (BET-1, BET-2). */
export function marketType(t: Translator, { legs }: BetHistoryItem): string {
  const has = (category: number): boolean => legs.some(({ play }) => play.category_id === category);
  if (has(CATEGORY.normal_bet)) return t('bets.kind_pool');
  if (has(CATEGORY.champion_bet)) return t('bets.kind_champion');
  return has(CATEGORY.live_bet) ? t('bets.kind_live') : t('bets.kind_fixed');
}
