import { LOOSER_AFTER_MS } from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';
import { useId, useState, type SubmitEvent } from 'react';

import { useT } from '../../i18n/use-texts';
import { decimalsOf, useMoney, useSession, type LimitChangeView } from '../../state';
import { Button } from '../../ui/button';
import { StakeInput } from '../slip/stake-input';
import {
  isLooser,
  type LimitKind,
  type LimitProblem,
  type LimitValue,
  MOST_AMOUNT,
  MOST_MINUTES,
  wantedLimit,
} from './wanted-limit';
import styles from './limits.module.css';

interface LimitFormProps extends Pick<LimitChangeView, 'setLimit'> {
  readonly kind: LimitKind;
  readonly value: LimitValue;
  readonly isBusy: boolean;
}

/** The text remains until accepted. */
export function LimitForm({ kind, value, isBusy, setLimit }: LimitFormProps) {
  const t = useT();
  const { currency } = useSession();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const noteId = useId();
  const isTime = kind === 'session_minutes';
  const decimals = isTime ? 0 : decimalsOf({ currency });
  const wanted = wantedLimit(kind, typed, decimals);
  const problem = 'problem' in wanted && isSubmitted ? wanted.problem : null;
  const problemText = useProblemText(kind, decimals);

  async function submit(): Promise<void> {
    setSubmitted(true);
    if ('problem' in wanted || isBusy) return;
    if (!(await setLimit(wanted.limit))) return;
    setTyped('');
    setSubmitted(false);
  }

  function submitByKey(event: SubmitEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form className={styles['form']} onSubmit={submitByKey} noValidate>
      <StakeInput
        label={t('limits.new_limit', { limit: t(`limits.${kind}`) })}
        value={typed}
        prefix={isTime ? t('limits.minutes_unit') : currency?.code}
        invalid={problem !== null}
        decimals={decimals}
        describedBy={noteId}
        onChange={(text) => {
          setTyped(text);
          setSubmitted(false);
        }}
      />
      <Button look={typed === '' ? 'plain' : 'primary'} busy={isBusy} onPress={() => void submit()}>
        {t('limits.set')}
      </Button>
      <p id={noteId} role="status" className={styles['note']} data-wrong={problem !== null}>
        {problem !== null && problemText(problem)}
        {'limit' in wanted && startText(t, isLooser(wanted.limit.value, value, decimals))}
      </p>
    </form>
  );
}

function startText(t: Translator, waits: boolean): string {
  return waits ? t('limits.holds_later', { hours: LOOSER_AFTER_MS / 3_600_000 }) : t('limits.holds_at_once');
}

function useProblemText(kind: LimitKind, decimals: number): (problem: LimitProblem) => string {
  const t = useT();
  const money = useMoney();
  return (problem) => {
    if (problem === 'decimals') return t('limits.problem_decimals', { decimals });
    if (problem !== 'high') return t(`limits.problem_${problem}`);
    const most = kind === 'session_minutes' ? t('limits.minutes', { count: MOST_MINUTES }) : money(MOST_AMOUNT);
    return t('limits.problem_high', { most });
  };
}
