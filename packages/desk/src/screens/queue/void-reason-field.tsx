import { VOID_REASONS, type VoidReason } from '@clutchline/contract';

import { useTexts } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';

interface VoidReasonFieldProps {
  readonly value: VoidReason;
  readonly onChange: (reason: VoidReason) => void;
}

export function VoidReasonField({ value, onChange }: VoidReasonFieldProps) {
  const { t, players } = useTexts();
  return (
    <ChoiceField
      label={t('queue.void_reason')}
      value={value}
      options={VOID_REASONS.map((reason) => ({ value: reason, text: players(`status.void_${reason}`) }))}
      onChange={onChange}
    />
  );
}
