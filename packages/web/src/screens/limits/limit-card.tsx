import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useId } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useLimitChange } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ChangeOutcome } from './change-outcome';
import { LimitFacts } from './limit-facts';
import { LimitForm } from './limit-form';
import type { LimitKind } from './limit-kinds';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text';
import { limitOf, type LimitValue } from './wanted-limit';

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: PlayerLimitsInfo;
}

/** BET-7. */
export function LimitCard({ kind, limits }: LimitCardProps) {
  const { t, format } = useTexts();
  const shown = useLimitText();
  const titleId = useId();
  const { phase, setLimit } = useLimitChange();
  const { value, pending } = limits[kind];
  const isBusy = phase.kind === 'busy';
  const set = (wanted: LimitValue) => setLimit(limitOf(kind, wanted));
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['name']}>
        {t(`limits.${kind}`)}
      </h2>
      <p className={styles['quiet']}>{t(`limits.${kind}_note`)}</p>
      <LimitFacts kind={kind} limits={limits} />
      {pending !== null && (
        <Banner tone="info">
          <div className={styles['pending']}>
            <p>{t('limits.pending', { time: format.dateTime(pending.from), value: shown(pending.value) })}</p>
            <Button disabled={isBusy} onPress={() => void set(value)}>
              {t('limits.keep')}
            </Button>
          </div>
        </Banner>
      )}
      <LimitForm kind={kind} value={value} isBusy={isBusy} setLimit={setLimit} />
      {value !== null && pending?.value !== null && (
        <Button look="quiet" disabled={isBusy} onPress={() => void set(null)}>
          {t('limits.remove')}
        </Button>
      )}
      <ChangeOutcome phase={phase} />
    </section>
  );
}
