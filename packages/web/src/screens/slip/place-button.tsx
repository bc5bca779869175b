import type { Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type SlipActions, type SlipView, useMoney, useSession } from '../../state';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import styles from './place-button.module.css';

interface PlaceButtonProps {
  readonly slip: SlipView & Pick<SlipActions, 'place' | 'acceptNewOdds'>;
  readonly onMissingStake: () => void;
}

/** Signs in, accepts prices, places or confirms. */
export function PlaceButton(props: PlaceButtonProps) {
  const t = useT();
  const money = useMoney();
  const { signedIn } = useSession();
  const { slip } = props;
  const { text, ...button } = signedIn && !slip.isUndecided ? betStep(props, t, money) : outerStep(slip, t);
  return (
    <Button wide {...button}>
      {text}
    </Button>
  );
}

interface Step {
  readonly look: 'primary' | 'confirm' | 'plain';
  readonly text: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

function outerStep(slip: PlaceButtonProps['slip'], t: Translator): Step {
  const step = { look: 'primary', onPress: slip.place } as const;
  if (!slip.isUndecided) return { ...step, text: t('slip.sign_in_to_bet') };
  return { ...step, busy: true, text: t(slip.phase === 'unknown' ? 'slip.checking' : 'slip.placing') };
}

function betStep({ slip, onMissingStake }: PlaceButtonProps, t: Translator, money: (amount: string) => string): Step {
  const amount = slip.totalStake === null ? null : money(slip.totalStake);
  if (slip.needsAccept) return { look: 'primary', text: t('slip.accept_new'), onPress: slip.acceptNewOdds };
  if (slip.canPlace && slip.confirm?.asked === true && amount !== null) {
    return { look: 'confirm', text: t('slip-tools.confirm_amount', { amount }), onPress: slip.place };
  }
  const text = amount === null ? t('slip.place') : t('slip.place_amount', { amount });
  if (slip.problem?.reason === 'enter_amount') return { look: 'plain', text, onPress: onMissingStake };
  return { look: 'primary', text, onPress: slip.place, disabled: !slip.canPlace };
}

const PREFERENCES = ['latest', 'better', 'none'] as const;

interface AcceptSelectProps {
  readonly accept: SlipView['accept'];
  readonly setAccept: SlipActions['setAccept'];
}

/** SLIP-11. */
export function AcceptSelect({ accept, setAccept }: AcceptSelectProps) {
  const t = useT();
  const label = t('slip.accept_label');
  return (
    <div className={styles['line']}>
      <span aria-hidden="true">{label}</span>
      <SelectField
        label={label}
        value={accept}
        options={PREFERENCES.map((value) => ({ value, text: t(`slip.accept_${value}`) }))}
        onChange={setAccept}
      />
    </div>
  );
}
