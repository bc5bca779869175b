import { REALITY_CHECK_MINUTES } from '@clutchline/domain';
import { useId } from 'react';

import { useT } from '../../i18n/use-texts';
import { useRealityCheck } from '../../state';
import { ChoiceGroup } from '../../ui/choice-group';
import pageStyles from '../common/page.module.css';
import { RealityFigures } from './reality-figures';

/** Interval and current figures of the reality check (BET-7). */
export function RealityCard() {
  const t = useT();
  const titleId = useId();
  const { check, setMinutes } = useRealityCheck();
  if (check.status !== 'ready') return null;
  return (
    <section className={pageStyles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles['heading']}>
        {t('reality.title')}
      </h2>
      <p className={pageStyles['quiet']}>{t('reality.note')}</p>
      <ChoiceGroup
        label={t('reality.title')}
        choices={REALITY_CHECK_MINUTES.map((value) => ({ value, text: t('reality.every', { count: value }) }))}
        value={check.data.minutes}
        onChoose={setMinutes}
      />
      <RealityFigures check={check.data} />
    </section>
  );
}
