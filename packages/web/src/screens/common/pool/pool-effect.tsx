import type { PoolInfo, SlipItem } from '@clutchline/contract';
import { formatOdd, indicativeOdds, parseAmount, poolOf } from '@clutchline/domain';

import { useOddText } from '../../../i18n/use-odd-text';
import { useT, useTexts } from '../../../i18n/use-texts';
import { useMoney, useSlipPools, useTypedStakes } from '../../../state';
import { AppLink } from '../app-link';
import { decimalsOf } from './pool-amounts';
import styles from './pool.module.css';

interface PoolEffectProps {
  readonly pool: PoolInfo;
  readonly shopId: number;
  /** As typed. */
  readonly stake: string;
}

/** "Your 500 would move it from 4.600 to 3.864"; empty if invalid. */
export function PoolEffect({ pool, shopId, stake }: PoolEffectProps) {
  const { t } = useTexts();
  const money = useMoney();
  const oddText = useOddText();
  const effect = ownStakeEffect(pool, shopId, stake);
  if (effect === null) return null;
  const values = { stake: money(stake, pool.currency_id), to: oddText(effect.to) };
  const text =
    effect.from === null
      ? t('pool.effect_first', values)
      : effect.from === effect.to
        ? t('pool.effect_none', values)
        : t('pool.effect', { ...values, from: oddText(effect.from) });
  return (
    <p className={styles['effect']} role="status">
      {text} {effect.isAlone && t('pool.one_sided')}
    </p>
  );
}

interface OwnStakeEffect {
  /** "4.600"; null without stakes. */
  readonly from: string | null;
  readonly to: string;
  /** All stakes would be on it: the pool then refunds them. */
  readonly isAlone: boolean;
}

/**
 * BET-2; null if invalid.
 * @param stake as typed, "500".
 */
export function ownStakeEffect(info: PoolInfo, shopId: number, stake: string): OwnStakeEffect | null {
  const own = parseAmount(stake, decimalsOf(info));
  if (own === null || own <= 0n) return null;
  const pool = poolOf(info);
  const now = indicativeOdds(pool, shopId);
  const then = indicativeOdds(pool, shopId, own);
  if (then === null) return null;
  const isAlone = pool.points.every(({ point_id, stakes }) => point_id === shopId || stakes === 0n);
  return { from: now === null ? null : formatOdd(now), to: formatOdd(then), isAlone };
}

/** BET-2. */
export function SlipPool({ item }: { readonly item: SlipItem }) {
  const t = useT();
  const pool = useSlipPools().find(({ play_info_id }) => play_info_id === item.play_info_id);
  const hasPrice = pool?.points.find(({ shop_id }) => shop_id === item.shop_id)?.odds !== null;
  const stake = useTypedStakes([item.shop_id]).get(item.shop_id) ?? '';
  return (
    <div className={styles['slip']}>
      {pool !== undefined && <PoolEffect pool={pool} shopId={item.shop_id} stake={stake} />}
      <p className={styles['quiet']}>{t(hasPrice ? 'pool-slip.note' : 'pool-slip.no_price')}</p>
      <AppLink className={styles['link']} screen="match-detail" gameId={item.game_id}>
        {t('pool.details')}
      </AppLink>
    </div>
  );
}
