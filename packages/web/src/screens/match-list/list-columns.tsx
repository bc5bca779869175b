import { CATEGORY, type MarketCode, type MatchRow, type Play } from '@clutchline/contract';
import { useCallback, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useIsHydrated } from '../../ui/app-surface';
import { followWidth } from '../../ui/follow-width';
import styles from './list-columns.module.css';

export type ListColumns = 1 | 2 | 3;

/** Px; below the time. */
const TWO_BELOW_FROM = 420;
/** Px; beside the teams. */
const ONE_FROM = 576;
const TWO_FROM = 680;
const THREE_FROM = 832;

/**
 * Team names do not wrap.
 * @example listColumns(720) // 2
 */
export function listColumns(pixels: number): ListColumns {
  if (pixels >= THREE_FROM) return 3;
  if (pixels >= TWO_FROM) return 2;
  return pixels >= TWO_BELOW_FROM && pixels < ONE_FROM ? 2 : 1;
}

export function useListColumns(): readonly [(list: HTMLElement | null) => void, ListColumns] {
  const isHydrated = useIsHydrated();
  const [isRendered] = useState(!isHydrated);
  const [columns, setColumns] = useState<ListColumns>(3);
  const measure = useCallback(
    (list: HTMLElement | null) =>
      list === null ? undefined : followWidth(list, isRendered, (pixels) => setColumns(listColumns(pixels))),
    [isRendered],
  );
  return [measure, columns];
}

/** Not for one column; screen readers get the names with each price. */
export function ColumnHeads() {
  const t = useT();
  return (
    <div className={styles['heads']} aria-hidden="true">
      {LIST_COLUMNS.map((column) => (
        <span key={column} data-column={column}>
          {t(`match-list.column_${column}`)}
        </span>
      ))}
    </div>
  );
}

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

/** Main line first. */
export function columnPlay(plays: readonly Play[], column: ListColumn): Play | null {
  for (const market of MARKETS[column]) {
    const candidates = plays.filter((play) => play.market === market && play.is_hide === 0);
    const found = candidates.find((play) => play.is_main === 1) ?? candidates[0];
    if (found !== undefined) return found;
  }
  return null;
}
