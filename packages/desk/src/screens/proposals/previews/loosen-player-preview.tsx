import type { ProtectionValue } from '@clutchline/contract/desk';

import type { TextKey } from '../../../texts/create-texts';
import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

export function LoosenPlayerPreview({ preview: { account_id, before, after, own } }: PreviewProps<'loosen_player'>) {
  const { t, format } = useTexts();
  const kind: TextKey = `limits.kind_${after.kind}`;
  const shown = ({ kind: of, value }: ProtectionValue): string => {
    if (value === null) return t('limits.nothing');
    if (of === 'excluded_until') return format.dateTime(value);
    return of === 'session_minutes' ? t('limits.minutes', { count: value }) : t('limits.minor', { count: value });
  };
  return (
    <Facts
      facts={[
        [t('limits.player'), account_id],
        [t('limits.kind'), t(kind)],
        [t('limits.before'), shown(before)],
        [t('limits.after'), shown(after)],
        [t('limits.own'), shown(own)],
      ]}
    />
  );
}
