import { useState, type SyntheticEvent } from 'react';

import { useT } from '../../i18n/use-texts';
import { useFastStake, useSession } from '../../state';
import { NumberField } from '../../ui/number-field';
import styles from './user.module.css';

type Outcome = 'typing' | 'saved' | 'refused';

/** Stored on submit; an empty field removes it (USER-5, SLIP-12). */
export function FastStakeForm() {
  const t = useT();
  const { stake, choose } = useFastStake();
  const { currency } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('typing');

  function type(text: string): void {
    setTyped(text);
    setOutcome('typing');
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const isKept = choose(typed ?? stake ?? '');
    if (isKept) setTyped(null);
    setOutcome(isKept ? 'saved' : 'refused');
  }
  return (
    <form className={styles['stake']} onSubmit={save}>
      <div className={styles['entry']}>
        <NumberField
          label={t('user.fast_stake')}
          value={typed ?? stake ?? ''}
          onChange={type}
          prefix={currency?.code}
          invalid={outcome === 'refused'}
        />
        <button type="submit" className={styles['save']}>
          {t('user.save')}
        </button>
      </div>
      <p className={styles['note']}>{t('user.fast_stake_note')}</p>
      <p role="status" className={outcome === 'refused' ? styles['refused'] : styles['note']}>
        {outcome === 'saved' && t('user.saved')}
        {outcome === 'refused' && t('user.fast_stake_refused')}
      </p>
    </form>
  );
}
