import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useId, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type BreakWanted, useLimitChange, useNow } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { BREAK_CHOICES, breakLength, lengthOf, timeLeft } from './break-choices';
import { ChangeOutcome } from './limit-card';
import styles from './limits.module.css';

type Pause = PlayerLimitsInfo['break'];

/** BET-7. */
export function BreakCard({ pause }: { readonly pause: Pause }) {
  const { t } = useTexts();
  const titleId = useId();
  const isRunning = pause !== null;
  return (
    <section className={styles['card']} aria-labelledby={titleId} tabIndex={-1} data-focus-next={isRunning}>
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

/** A break cannot be shortened. */
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

interface BreakConfirmProps {
  readonly pause: BreakWanted;
  readonly onClose: () => void;
}

/** Because a break cannot be undone (BET-7). */
function BreakConfirm({ pause, onClose }: BreakConfirmProps) {
  const { t, format } = useTexts();
  const until = format.longDateTime(useNow() + lengthOf(pause));
  const { phase, takeBreak } = useLimitChange();
  const begin = async (): Promise<void> => {
    if (await takeBreak(pause)) onClose();
  };
  return (
    <Sheet title={t('limits.confirm_title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['confirm']}>
        <p>
          <strong>
            {t('limits.confirm_length', { kind: t(`limits.${pause.kind}`), length: breakLength(t, pause), until })}
          </strong>
        </p>
        <p>{t('limits.confirm_final')}</p>
        <p className={styles['quiet']}>{t('limits.confirm_open_bets')}</p>
        <ChangeOutcome phase={phase} />
        <Button wide onPress={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" wide busy={phase.kind === 'busy'} onPress={() => void begin()}>
          {t('limits.confirm')}
        </Button>
      </div>
    </Sheet>
  );
}
