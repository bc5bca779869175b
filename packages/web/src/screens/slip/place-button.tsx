import { useT } from '../../i18n/use-texts';
import { type SlipActions, type SlipView, useMoney, useSession } from '../../state';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import styles from './accept-select.module.css';

interface PlaceButtonProps {
  readonly slip: SlipView & Pick<SlipActions, 'place' | 'acceptNewOdds'>;
}

/** One button signs in, accepts moved prices, places, or confirms a large stake; its label states the step. */
export function PlaceButton({ slip }: PlaceButtonProps) {
  const t = useT();
  const money = useMoney();
  const { signedIn } = useSession();
  if (slip.isUndecided) {
    return (
      <Button look="primary" wide busy onPress={slip.place}>
        {t(slip.phase === 'unknown' ? 'slip.checking' : 'slip.placing')}
      </Button>
    );
  }
  if (!signedIn) {
    return (
      <Button look="primary" wide onPress={slip.place}>
        {t('slip.sign_in_to_bet')}
      </Button>
    );
  }
  if (slip.needsAccept) {
    return (
      <Button look="primary" wide onPress={slip.acceptNewOdds}>
        {t('slip.accept_new')}
      </Button>
    );
  }
  if (slip.canPlace && slip.confirm?.asked === true && slip.totalStake !== null) {
    return (
      <Button look="confirm" wide onPress={slip.place}>
        {t('slip-tools.confirm_amount', { amount: money(slip.totalStake) })}
      </Button>
    );
  }
  return (
    <Button look="primary" wide disabled={!slip.canPlace} onPress={slip.place}>
      {slip.totalStake === null ? t('slip.place') : t('slip.place_amount', { amount: money(slip.totalStake) })}
    </Button>
  );
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
