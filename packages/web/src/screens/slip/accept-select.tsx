import { useT } from '../../i18n/use-texts';
import type { SlipActions, SlipView } from '../../state';
import { SelectField } from '../../ui/select-field';
import styles from './accept-select.module.css';

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
