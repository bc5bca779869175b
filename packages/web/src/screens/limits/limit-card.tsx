import type { PlayerLimitsInfo } from '@clutchline/contract';
import { type ReactNode, useId } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { type LimitChangePhase, useLimitChange } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import pageStyles from '../common/page.module.css';
import { LimitForm } from './limit-form';
import styles from './limits.module.css';
import { type LimitKind, limitOf, type LimitValue, useLimitText } from './wanted-limit';

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
    <section className={pageStyles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles['heading']}>
        {t(`limits.${kind}`)}
      </h2>
      <p className={pageStyles['quiet']}>{t(`limits.${kind}_note`)}</p>
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

interface LimitFactsProps {
  readonly kind: LimitKind;
  readonly limits: PlayerLimitsInfo;
}

function LimitFacts({ kind, limits }: LimitFactsProps) {
  const { t, format } = useTexts();
  const shown = useLimitText();
  const { value, used, left } = limits[kind];
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={t('limits.in_force')}>
          <strong>{shown(value)}</strong>
        </Fact>
        <Fact name={t('limits.used')}>{shown(used)}</Fact>
        {left !== null && <Fact name={t('limits.left')}>{shown(left)}</Fact>}
        <Fact name={t('limits.resets')}>{format.dateTime(limits.day_ends)}</Fact>
      </dl>
      {value !== null && <UsedBar part={Number(used) / Number(value)} />}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function UsedBar({ part }: { readonly part: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <span className={styles['bar']} aria-hidden="true" data-full={percent === 100}>
      <span className={styles['filled']} style={{ inlineSize: `${String(percent)}%` }} />
    </span>
  );
}

export function ChangeOutcome({ phase }: { readonly phase: LimitChangePhase }) {
  const t = useT();
  return (
    <div role="status">
      {phase.kind === 'done' && <Banner tone="up">{t('limits.saved')}</Banner>}
      {phase.kind === 'unknown' && <Banner tone="warn">{t('limits.unknown')}</Banner>}
      {phase.kind === 'refused' && <Banner tone="down">{phase.message}</Banner>}
    </div>
  );
}
