import { useState } from 'react';

import { shortAmount } from '../../i18n/short-amount';
import { useT, useTexts } from '../../i18n/use-texts';
import { type SlipActions, type SlipView, useSession } from '../../state';
import { Chip } from '../../ui/chip';
import styles from './stake-field.module.css';
import { StakeInput } from './stake-input';

interface StakeFieldProps {
  readonly slip: Pick<SlipView, 'kind' | 'stake' | 'chips' | 'fastStake' | 'limits' | 'problem' | 'win'> &
    Pick<SlipActions, 'setStake' | 'setWin'>;
}

export function StakeField({ slip }: StakeFieldProps) {
  const { t, format } = useTexts();
  const { currency } = useSession();
  const { chips, fastStake, limits, stake, setStake } = slip;
  return (
    <div className={styles['field']}>
      <StakeInput
        label={t(slip.kind === 'single' ? 'slip.stake_each' : 'slip.stake')}
        value={stake}
        prefix={currency?.code}
        invalid={slip.problem?.reason.startsWith('amount') ?? false}
        onChange={(text) => setStake(text)}
      />
      <div className={styles['chips']}>
        {fastStake !== null && (
          <Chip
            numeric
            text={t('slip.fast', { amount: shortAmount(format, fastStake, decimalsToShow(fastStake)) })}
            pressed={fastStake === stake}
            onPress={() => setStake(fastStake)}
          />
        )}
        {chips.map((chip) => (
          <Chip
            key={chip}
            numeric
            text={shortAmount(format, chip, decimalsToShow(chip))}
            pressed={chip === stake}
            onPress={() => setStake(chip)}
          />
        ))}
        {limits !== null && (
          <Chip numeric text={t('slip.max')} pressed={stake === limits.max} onPress={() => setStake(limits.max)} />
        )}
      </div>
      <WinField slip={slip} />
      {limits !== null && <LimitsLine limits={limits} />}
    </div>
  );
}

function LimitsLine({ limits }: { readonly limits: NonNullable<SlipView['limits']> }) {
  const { t, format } = useTexts();
  const whole = (amount: string): string => format.money(amount, decimalsToShow(amount));
  return (
    <p className={styles['limits']}>
      {t('slip.limits', { min: whole(limits.min), max: whole(limits.max), day: whole(limits.dayLeft) })}
    </p>
  );
}

interface WinFieldProps {
  readonly slip: Pick<SlipView, 'kind' | 'win'> & Pick<SlipActions, 'setWin'>;
}

/** Target profit, from which the stake follows. Unused, it shows the profit of the stake. */
function WinField({ slip: { kind, win, setWin } }: WinFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const label = t(kind === 'single' ? 'slip-tools.to_win_each' : 'slip-tools.to_win');
  return (
    <div className={styles['win']} onBlur={() => setTyped(null)}>
      <StakeInput
        compact
        label={label}
        placeholder=""
        value={typed ?? win ?? ''}
        onChange={(text) => {
          setTyped(text);
          setWin(text);
        }}
      >
        <span aria-hidden="true">{label}</span>
      </StakeInput>
    </div>
  );
}

/** 0 for "50.00", 2 for "0.50". For chips and limits. */
export function decimalsToShow(amount: string): number {
  const decimals = amount.split('.')[1] ?? '';
  return /^0*$/.test(decimals) ? 0 : decimals.length;
}
