import { reasonText } from '../../../acts/reasons';
import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

export function UnfreezePreview({ preview }: PreviewProps<'unfreeze'>) {
  const { t, format } = useTexts();
  const { player_id, nickname, reason, set_by, set_at } = preview;
  return (
    <Facts
      facts={[
        [t('proposals.player'), `${nickname} · ${player_id}`],
        [t('proposals.frozen'), `${set_by} · ${format.dateTime(set_at)} · ${reasonText(t, reason)}`],
      ]}
    />
  );
}
