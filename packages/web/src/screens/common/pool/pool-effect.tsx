import type { PoolInfo } from '@clutchline/contract';

import { useOddText } from '../../../i18n/use-odd-text';
import { useTexts } from '../../../i18n/use-texts';
import { useMoney } from '../../../state';
import { ownStakeEffect } from './own-stake-effect';
import styles from './pool.module.css';

interface PoolEffectProps {
  readonly pool: PoolInfo;
  readonly shopId: number;
  /** As typed. */
  readonly stake: string;
}

/** "Your 500 would move it from 4.600 to 3.864"; empty for an invalid stake. */
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
