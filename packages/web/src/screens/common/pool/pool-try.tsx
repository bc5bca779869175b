import { pickTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { useShortMoney, usePoolStakes } from '../../../state';
import { Chip } from '../../../ui/chip';
import { decimalsOf } from './pool-amounts';
import { PoolEffect } from './pool-effect';
import type { PoolPartProps } from './pool-outcomes';
import styles from './pool.module.css';

/** BET-2. */
export function PoolTry({ match, play, pool }: PoolPartProps) {
  const { t } = useTexts();
  const money = useShortMoney();
  const { typed, chips } = usePoolStakes(play, decimalsOf(pool));
  const [tried, setTried] = useState<{ readonly outcome: number | null; readonly stake: string | null }>({
    outcome: null,
    stake: null,
  });
  const outcome = tried.outcome ?? [...typed.keys()][0] ?? play.points[0]?.point_id;
  if (outcome === undefined) return null;
  const fromSlip = typed.get(outcome) ?? '';
  const stakes = fromSlip === '' ? chips : [fromSlip, ...chips.filter((chip) => chip !== fromSlip)];
  const stake = tried.stake ?? stakes[0] ?? '';
  const shown = (amount: string): string => money(amount, pool.currency_id);
  return (
    <section className={styles['try']} aria-label={t('pool.try_title')}>
      <h4 className={styles['title']}>{t('pool.try_title')}</h4>
      <div role="group" aria-label={t('pool.try_outcome')} className={styles['chips']}>
        {play.points.map(({ point_id, pick, line }) => (
          <Chip
            key={point_id}
            text={pickTitle(t, { match, play, pick, line })}
            pressed={point_id === outcome}
            onPress={() => setTried({ outcome: point_id, stake: null })}
          />
        ))}
      </div>
      <div role="group" aria-label={t('pool.try_stake')} className={styles['chips']}>
        {stakes.map((amount) => (
          <Chip
            key={amount}
            numeric
            text={amount === fromSlip ? t('pool.from_slip', { stake: shown(amount) }) : shown(amount)}
            pressed={amount === stake}
            onPress={() => setTried({ outcome, stake: amount })}
          />
        ))}
      </div>
      <PoolEffect pool={pool} shopId={outcome} stake={stake} />
    </section>
  );
}
