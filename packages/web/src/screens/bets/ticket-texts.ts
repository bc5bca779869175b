import {
  type BetHistoryItem,
  CATEGORY,
  type GameCategory,
  languageById,
  localizedText,
  type Match,
} from '@clutchline/contract';
import { joinNumbers, type Translator } from '@clutchline/i18n';

import type { HistoryRow } from '../../state';
import type { BadgeTone } from '../../ui/badge';

interface TicketLabel {
  readonly key:
    | 'bets.swapped'
    | 'status.bet_to_be_confirmed'
    | 'status.bet_rejected'
    | 'status.bet_cancelled'
    | 'status.bet_unsettled'
    | 'status.bet_won'
    | 'status.bet_lost'
    | 'status.bet_settled';
  readonly tone: Exclude<BadgeTone, 'accent' | 'live'>;
}

const LABELS: Readonly<Record<HistoryRow['status'], TicketLabel>> = {
  1: { key: 'status.bet_to_be_confirmed', tone: 'warn' },
  2: { key: 'status.bet_rejected', tone: 'neutral' },
  3: { key: 'status.bet_cancelled', tone: 'neutral' },
  4: { key: 'status.bet_unsettled', tone: 'neutral' },
  5: { key: 'status.bet_won', tone: 'up' },
  6: { key: 'status.bet_lost', tone: 'down' },
  7: { key: 'status.bet_settled', tone: 'neutral' },
};
const SWAPPED: TicketLabel = { key: 'bets.swapped', tone: 'neutral' };

/** BET-3, BET-4, BET-5. */
export function ticketLabel({ swapped_to }: BetHistoryItem, status: HistoryRow['status']): TicketLabel {
  return swapped_to === null ? LABELS[status] : SWAPPED;
}

/** Of the stripe (BET-10). */
export type TicketTone = Exclude<BadgeTone, 'accent' | 'live'> | 'open';

export function ticketTone(bet: BetHistoryItem, status: HistoryRow['status']): TicketTone {
  const { tone } = ticketLabel(bet, status);
  return status === 4 && bet.swapped_to === null ? 'open' : tone;
}

/** BET-1. */
export function kindTitle(t: Translator, { kind, legs, lines, sizes }: BetHistoryItem): string {
  if (kind === 'single') return t('bets.single');
  if (lines === 1) return t('bets.parlay', { count: legs.length });
  return t('bets.system', { sizes: joinNumbers(t, sizes), legs: legs.length, lines });
}

/** BET-1, BET-2. */
export function marketType(t: Translator, { category_id }: BetHistoryItem): string {
  if (category_id === CATEGORY.parlay_game) return t('bets.kind_combo');
  if (category_id === CATEGORY.normal_bet) return t('bets.kind_pool');
  if (category_id === CATEGORY.champion_bet) return t('bets.kind_champion');
  return category_id === CATEGORY.live_bet ? t('bets.kind_live') : t('bets.kind_fixed');
}

/** '' until loaded. */
export function gameName(t: Translator, games: readonly GameCategory[], match: Match): string {
  if (match.kind === 'virtual') return t('bets.kind_virtual');
  const game = games.find(({ id }) => id === match.game_type_id);
  return game === undefined ? '' : localizedText(game, 'game_name', languageById(t.langId).suffix);
}
