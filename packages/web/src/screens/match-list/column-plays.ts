import { CATEGORY, type MarketCode, type MatchRow, type Play } from '@clutchline/contract';

/** In display order. */
export const LIST_COLUMNS = ['winner', 'handicap', 'total'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

const MARKETS: Record<ListColumn, readonly MarketCode[]> = {
  winner: ['match_winner', 'match_result', 'map_winner', 'outright'],
  handicap: ['map_handicap', 'kill_handicap', 'rounds_handicap'],
  total: ['total_maps', 'total_kills', 'total_rounds'],
};

export const poolOf = ({ plays }: Pick<MatchRow, 'plays'>): Play | undefined =>
  plays.find(({ category_id }) => category_id === CATEGORY.normal_bet);

/** First market of the column that the row has, main line first. */
export function columnPlay(plays: readonly Play[], column: ListColumn): Play | null {
  for (const market of MARKETS[column]) {
    const candidates = plays.filter((play) => play.market === market && play.is_hide === 0);
    const found = candidates.find((play) => play.is_main === 1) ?? candidates[0];
    if (found !== undefined) return found;
  }
  return null;
}
