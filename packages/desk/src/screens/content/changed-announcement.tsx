import type { PresentRevision } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';

import { useTexts } from '../../texts/use-texts';

/** What another operator did since it was read; what was typed stays. */
export function ChangedAnnouncement({ current }: { readonly current: PresentRevision }) {
  const { t, format } = useTexts();
  const { revision, saved_by, saved_at, withdrawn_at, withdrawn_by } = current;
  return (
    <Banner tone="warn">
      {withdrawn_at === null
        ? t('content.changed', { name: saved_by.join(', '), at: format.dateTime(saved_at), revision })
        : t('content.withdrawn_meanwhile', { name: withdrawn_by ?? '', at: format.dateTime(withdrawn_at) })}
    </Banner>
  );
}
