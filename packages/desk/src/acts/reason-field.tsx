import { Chip } from '@clutchline/web/ui/chip';
import { useT } from '../texts/use-texts';
import { TextField } from '../ui/text-field';
import styles from './reason-field.module.css';
import { isReason, LONGEST_REASON, QUICK_REASON_NAMES, QUICK_REASONS, type QuickReason } from './reasons';

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** Those that fit; default: all. */
  readonly quick?: readonly QuickReason[];
}

/** A quick reason, or one of three to 500 characters. */
export function ReasonField({ reason, onChange, quick = QUICK_REASON_NAMES }: ReasonFieldProps) {
  const t = useT();
  const isWrong = reason !== '' && !isReason(reason);
  return (
    <div className={styles['reason']}>
      <div className={styles['quick']} role="group" aria-label={t('reasons.quick')}>
        {quick.map((name) => (
          <Chip
            key={name}
            text={t(`reasons.${name}`)}
            pressed={reason === QUICK_REASONS[name]}
            onPress={() => onChange(QUICK_REASONS[name])}
          />
        ))}
      </div>
      <TextField
        label={t('reasons.reason')}
        value={reason}
        onChange={onChange}
        lines={2}
        maxLength={LONGEST_REASON}
        note={t('reasons.recorded')}
        fault={isWrong ? t('reasons.too_short') : undefined}
      />
    </div>
  );
}
