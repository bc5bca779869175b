import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useId, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useNow, type BreakWanted } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { BREAK_CHOICES, lengthOf } from './break-choices';
import { BreakConfirm } from './break-confirm';
import { breakLength, timeLeft } from './break-text';
import styles from './limits.module.css';

type Pause = PlayerLimitsInfo['break'];

/** BET-7. */
export function BreakCard({ pause }: { readonly pause: Pause }) {
  const { t } = useTexts();
  const titleId = useId();
  const isRunning = pause !== null;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      {pause !== null && <Running pause={pause} />}
      <h2 id={titleId} className={styles['name']}>
        {t(isRunning ? 'limits.longer_title' : 'limits.break_title')}
      </h2>
      <p className={styles['quiet']}>{t(isRunning ? 'limits.longer_text' : 'limits.break_text')}</p>
      <Chooser pause={pause} />
    </section>
  );
}

function Running({ pause }: { readonly pause: NonNullable<Pause> }) {
  const { t, format } = useTexts();
  const left = timeLeft(t, pause.until - useNow());
  return (
    <Banner tone="warn">
      <p role="status">{t(`limits.on_${pause.kind}`, { until: format.longDateTime(pause.until) })}</p>
      <p className={styles['countdown']} role="timer">
        {t('limits.ends_in', { time: left })}
      </p>
    </Banner>
  );
}

/** Only breaks that end after the running one: a break cannot be shortened. */
function Chooser({ pause }: { readonly pause: Pause }) {
  const { t } = useTexts();
  const now = useNow();
  const name = useId();
  const [chosen, setChosen] = useState<BreakWanted | null>(null);
  const [isAsking, setAsking] = useState(false);
  const choices = BREAK_CHOICES.filter((choice) => pause === null || now + lengthOf(choice) > pause.until);
  const wanted = choices.find((choice) => choice === chosen) ?? null;
  return (
    <>
      {(['time_out', 'exclusion'] as const).map((kind) => (
        <fieldset key={kind} className={styles['choices']} hidden={choices.every((choice) => choice.kind !== kind)}>
          <legend className={styles['quiet']}>{t(`limits.${kind}`)}</legend>
          {choices
            .filter((choice) => choice.kind === kind)
            .map((choice) => (
              <label key={lengthOf(choice)} className={styles['choice']}>
                <input type="radio" name={name} checked={choice === wanted} onChange={() => setChosen(choice)} />
                {breakLength(t, choice)}
              </label>
            ))}
        </fieldset>
      ))}
      <Button disabled={wanted === null} onPress={() => setAsking(true)}>
        {t('limits.go_on')}
      </Button>
      {isAsking && wanted !== null && <BreakConfirm pause={wanted} onClose={() => setAsking(false)} />}
    </>
  );
}
