import { useContext } from 'react';

import { reasonText } from '../../../acts/reasons';
import { SubjectNamesContext } from '../../../live/use-subject-names';
import { useSubjectText } from '../../../live/use-subject-text';
import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

export function ResumeAllPreview({ preview: { lock, remaining, plays } }: PreviewProps<'resume_all'>) {
  const { t, format } = useTexts();
  const subject = useSubjectText(useContext(SubjectNamesContext));
  const since = `${lock.set_by} · ${format.dateTime(lock.set_at)} · ${reasonText(t, lock.reason)}`;
  return (
    <Facts
      facts={[
        [t('proposals.ends_lock'), since],
        [t('proposals.opens_plays'), format.number(plays)],
        [
          t('proposals.stays_locked'),
          remaining.length === 0
            ? t('proposals.nothing')
            : remaining.map(({ scope, id }) => subject(`${scope}:${id}`)).join(', '),
        ],
      ]}
    />
  );
}
