import type { SlipItem } from '@clutchline/contract';

import { useT } from '../../../i18n/use-texts';
import { usePool, useTypedStakes } from '../../../state';
import { AppLink } from '../app-link';
import { PoolEffect } from './pool-effect';
import styles from './pool.module.css';

/** Under a pool in the slip: what the stake typed there would do to its odds, and the way to the whole pool (BET-2). */
export function SlipPool({ item }: { readonly item: SlipItem }) {
  const t = useT();
  const pool = usePool(item.play_info_id);
  const stake = useTypedStakes([item.shop_id]).get(item.shop_id) ?? '';
  return (
    <div className={styles['slip']}>
      {pool.status === 'ready' && pool.data !== null && (
        <PoolEffect pool={pool.data} shopId={item.shop_id} stake={stake} />
      )}
      <AppLink className={styles['link']} screen="match-detail" gameId={item.game_id}>
        {t('pool.details')}
      </AppLink>
    </div>
  );
}
