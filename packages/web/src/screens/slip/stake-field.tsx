import { useState } from 'react';

import { shortAmount } from '../../i18n/short-amount';
import { useT, useTexts } from '../../i18n/use-texts';
import { type SlipActions, type SlipView, useSession } from '../../state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import styles from './stake-field.module.css';
import { StakeInput } from './stake-input';

interface StakeFieldProps {
  readonly slip: Pick<
    SlipView,
    'kind' | 'rows' | 'stake' | 'maxStake' | 'hasOwnStakes' | 'chips' | 'fastStake' | 'problem' | 'win'
  > &
    Pick<SlipActions, 'setStake' | 'useForAll'>;
}

const isForEach = ({ kind, rows }: Pick<SlipView, 'kind' | 'rows'>): boolean => kind === 'single' && rows.length > 1;

export function StakeField({ slip }: StakeFieldProps) {
  const { t, format } = useTexts();
  const { currency } = useSession();
  const { stake, setStake } = slip;
  return (
    <div className={styles['field']}>
      <StakeInput
        label={t(isForEach(slip) ? 'slip.stake_each' : 'slip.stake')}
        value={stake}
        prefix={currency?.code}
        invalid={slip.problem?.reason.startsWith('amount') ?? false}
        onChange={(text) => setStake(text)}
      />
      <Chips slip={slip} />
      {slip.hasOwnStakes && stake !== '' && (
        <Button look="quiet" onPress={slip.useForAll}>
          {t('slip-tools.use_for_all', { amount: format.money(stake, decimalsToShow(stake)) })}
        </Button>
      )}
    </div>
  );
}

function Chips({ slip }: StakeFieldProps) {
  const { t, format } = useTexts();
  const { chips, fastStake, maxStake, stake, setStake } = slip;
  const max = maxStake === null ? null : withoutEmptyDecimals(maxStake);
  return (
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
      {max !== null && <Chip numeric text={t('slip.max')} pressed={stake === max} onPress={() => setStake(max)} />}
    </div>
  );
}

export function LimitsLine({ slip: { limits } }: { readonly slip: Pick<SlipView, 'limits'> }) {
  const { t, format } = useTexts();
  if (limits === null) return null;
  const whole = (amount: string): string => format.money(amount, decimalsToShow(amount));
  return (
    <p className={styles['limits']}>
      {t('slip.limits', { min: whole(limits.min), max: whole(limits.max), day: whole(limits.dayLeft) })}
    </p>
  );
}

interface WinFieldProps {
  readonly slip: Pick<SlipView, 'kind' | 'rows' | 'win' | 'hasOwnStakes'> & Pick<SlipActions, 'setWin'>;
}

/** Target profit; unused, the profit of the stake. Not for singles with own stakes, which it would replace. */
export function WinField({ slip }: WinFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const label = t(isForEach(slip) ? 'slip-tools.to_win_each' : 'slip-tools.to_win');
  if (slip.hasOwnStakes && typed === null) return null;
  return (
    <div className={styles['win']} onBlur={() => setTyped(null)}>
      <StakeInput
        compact
        label={label}
        placeholder=""
        value={typed ?? slip.win ?? ''}
        onChange={(text) => {
          setTyped(text);
          slip.setWin(text);
        }}
      >
        <span aria-hidden="true">{label}</span>
      </StakeInput>
    </div>
  );
}

/** "50.00": 0; "0.50": 2. */
export function decimalsToShow(amount: string): number {
  const decimals = amount.split('.')[1] ?? '';
  return /^0*$/.test(decimals) ? 0 : decimals.length;
}

const withoutEmptyDecimals = (amount: string): string => amount.replace(/\.0+$/, '');
