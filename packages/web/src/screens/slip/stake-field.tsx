import { useTexts } from '../../i18n/use-texts';
import { useSession, type SlipActions, type SlipView } from '../../state';
import { Chip } from '../../ui/chip';
import { decimalsToShow } from './decimals-to-show';
import { StakeInput } from './stake-input';
import styles from './stake-field.module.css';
import { WinField } from './win-field';

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
            text={t('slip.fast', { amount: format.money(fastStake, decimalsToShow(fastStake)) })}
            pressed={fastStake === stake}
            onPress={() => setStake(fastStake)}
          />
        )}
        {chips.map((chip) => (
          <Chip
            key={chip}
            numeric
            text={format.money(chip, decimalsToShow(chip))}
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
