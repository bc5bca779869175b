import type { PoolInfo } from '@clutchline/contract';
import type { ComponentProps } from 'react';

import { useOddText } from '../../../i18n/use-odd-text';
import { useT } from '../../../i18n/use-texts';
import { usePool } from '../../../state';
import { OddsCell } from '../odds-cell';

type CellProps = ComponentProps<typeof OddsCell>;

/** Prices of lists and pushes are those of one currency; a player sees those of the own pool, or no number (U8). */
export function PoolCell({ pool, ...cell }: CellProps & { readonly pool: PoolInfo | null }) {
  const t = useT();
  const oddText = useOddText();
  const found = pool?.points.find(({ shop_id }) => shop_id === cell.point.point_id);
  const text = found && (found.odds === null ? t('pool.no_bets') : oddText(found.odds));
  return <OddsCell {...cell} priceText={text} />;
}

/** In the detail of a match. */
export function DetailPoolCell(cell: CellProps) {
  const pool = usePool(cell.play.play_info_id);
  return <PoolCell {...cell} pool={pool.status === 'ready' ? pool.data : null} />;
}
