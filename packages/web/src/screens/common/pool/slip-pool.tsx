import type { SlipItem } from '@clutchline/contract';

import { useT } from '../../../i18n/use-texts';
import { useSlipPools, useTypedStakes } from '../../../state';
import { AppLink } from '../app-link';
import { PoolEffect } from './pool-effect';
import styles from './pool.module.css';

/** BET-2. */
export function SlipPool({ item }: { readonly item: SlipItem }) {
  const t = useT();
  const pool = useSlipPools().find(({ play_info_id }) => play_info_id === item.play_info_id);
  const stake = useTypedStakes([item.shop_id]).get(item.shop_id) ?? '';
  return (
    <div className={styles['slip']}>
      {pool !== undefined && <PoolEffect pool={pool} shopId={item.shop_id} stake={stake} />}
      <p className={styles['quiet']}>{t('pool-slip.note')}</p>
      <AppLink className={styles['link']} screen="match-detail" gameId={item.game_id}>
        {t('pool.details')}
      </AppLink>
    </div>
  );
}
