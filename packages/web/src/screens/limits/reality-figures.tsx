import type { RealityCheckInfo } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useMoney } from '../../state';
import pageStyles from '../common/page.module.css';
import styles from './limits.module.css';

const HOUR_S = 3_600;

/** How long, staked, returned (BET-7). */
export function RealityFigures({ check }: { readonly check: RealityCheckInfo }) {
  const t = useT();
  const money = useMoney();
  const { used_s, staked, returned, currency_id } = check;
  const hours = Math.floor(used_s / HOUR_S);
  const minutes = t('limits.minutes', { count: Math.floor((used_s % HOUR_S) / 60) });
  const facts = [
    { name: t('reality.used'), value: hours === 0 ? minutes : `${t('limits.hours', { count: hours })} ${minutes}` },
    { name: t('reality.staked'), value: money(staked, currency_id) },
    { name: t('reality.returned'), value: money(returned, currency_id) },
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={pageStyles['quiet']}>{t('reality.open_stakes')}</p>
    </>
  );
}
