import { ODDS_FORMATS } from '@clutchline/domain';
import { type SyntheticEvent, useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useAccept, useFastStake, usePreferences, useSession } from '../../state';
import { NumberField } from '../../ui/number-field';
import { Card, SettingLine } from './card';
import styles from './user.module.css';

const ACCEPT = ['none', 'better', 'latest'] as const;
const EXAMPLES = ['1.500', '2.750'] as const;

/** USER-5. */
export function BettingCard() {
  const t = useT();
  const oddText = useOddText();
  const { oddsFormat, chooseOddsFormat } = usePreferences();
  const { accept, choose } = useAccept();
  const [low, high] = EXAMPLES;
  const example = t('user.odds_example', { low, low_text: oddText(low), high, high_text: oddText(high) });
  return (
    <Card title={t('user.betting')}>
      <SettingLine
        label={t('user.odds_format')}
        value={oddsFormat}
        options={ODDS_FORMATS.map((value) => ({ value, text: t(`user.odds_${value}`) }))}
        onChange={chooseOddsFormat}
        note={oddsFormat === 'decimal' ? undefined : example}
      />
      <SettingLine
        label={t('slip.accept_label')}
        value={accept}
        options={ACCEPT.map((value) => ({ value, text: t(`slip.accept_${value}`) }))}
        onChange={choose}
      />
      <FastStakeForm />
    </Card>
  );
}

type Outcome = 'typing' | 'saved' | 'refused';

/** Empty removes it (USER-5, SLIP-12). */
function FastStakeForm() {
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
    const isAccepted = choose(typed ?? stake ?? '');
    if (isAccepted) setTyped(null);
    setOutcome(isAccepted ? 'saved' : 'refused');
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
