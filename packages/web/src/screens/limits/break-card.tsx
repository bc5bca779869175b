import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useId, useState } from 'react';
import type { Translator } from '@clutchline/i18n';

import { useTexts } from '../../i18n/use-texts';
import { type BreakWanted, useLimitChange, useNow } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import pageStyles from '../common/page.module.css';
import { ChangeOutcome } from './limit-card';
import styles from './limits.module.css';

type Pause = PlayerLimitsInfo['break'];

/** BET-7. */
export function BreakCard({ pause }: { readonly pause: Pause }) {
  const { t } = useTexts();
  const titleId = useId();
  const isRunning = pause !== null;
  return (
    <section className={pageStyles['card']} aria-labelledby={titleId} tabIndex={-1} data-focus-next={isRunning}>
      {pause !== null && <Running pause={pause} />}
      <h2 id={titleId} className={pageStyles['heading']}>
        {t(isRunning ? 'limits.longer_title' : 'limits.break_title')}
      </h2>
      <p className={pageStyles['quiet']}>{t(isRunning ? 'limits.longer_text' : 'limits.break_text')}</p>
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
          <legend className={pageStyles['quiet']}>{t(`limits.${kind}`)}</legend>
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
        <p className={pageStyles['quiet']}>{t('limits.confirm_open_bets')}</p>
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

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const hours = (count: number): BreakWanted => ({ kind: 'time_out', hours: count });
const days = (count: number): BreakWanted => ({ kind: 'exclusion', days: count });

export const BREAK_CHOICES: readonly BreakWanted[] = [
  hours(1),
  hours(DAY_HOURS),
  hours(3 * DAY_HOURS),
  hours(7 * DAY_HOURS),
  hours(30 * DAY_HOURS),
  hours(42 * DAY_HOURS),
  days(180),
  days(365),
  days(730),
  days(1_825),
];

export function lengthOf(pause: BreakWanted): number {
  return (pause.kind === 'time_out' ? pause.hours : pause.days * DAY_HOURS) * HOUR_MS;
}

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR_DAYS = 365;

/** "24 hours", "7 days", "5 years". */
function breakLength(t: Translator, pause: BreakWanted): string {
  if (pause.kind === 'exclusion') return daysText(t, pause.days);
  const isDays = pause.hours % 24 === 0 && pause.hours > 24;
  return isDays ? t('limits.days', { count: pause.hours / 24 }) : t('limits.hours', { count: pause.hours });
}

function daysText(t: Translator, days: number): string {
  return days % YEAR_DAYS === 0 ? t('limits.years', { count: days / YEAR_DAYS }) : t('limits.days', { count: days });
}

/** @example timeLeft(t, 93_784_000) // '1 day 02:03:04' */
export function timeLeft(t: Translator, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const clock = [(seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE, seconds % MINUTE].map(two).join(':');
  const days = Math.floor(seconds / DAY);
  return days === 0 ? clock : `${t('limits.days', { count: days })} ${clock}`;
}
