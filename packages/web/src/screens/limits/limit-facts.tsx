import type { PlayerLimitsInfo } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts';
import type { LimitKind } from './limit-kinds';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text';

interface LimitFactsProps {
  readonly kind: LimitKind;
  readonly limits: PlayerLimitsInfo;
}

export function LimitFacts({ kind, limits }: LimitFactsProps) {
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
        <Fact name={t('limits.anew')}>{format.dateTime(limits.day_ends)}</Fact>
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

/** Repeats the usage, which is also in the text. */
function UsedBar({ part }: { readonly part: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <span className={styles['bar']} aria-hidden="true" data-full={percent === 100}>
      <span className={styles['filled']} style={{ inlineSize: `${String(percent)}%` }} />
    </span>
  );
}
